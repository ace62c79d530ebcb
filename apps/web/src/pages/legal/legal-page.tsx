import { useStrings } from '../../i18n/strings.ts';

export function TermsPage() {
  return <LegalText {...useStrings('pages/legal').terms} />;
}

export function PrivacyPage() {
  return <LegalText {...useStrings('pages/legal').privacy} />;
}

/** Plain paragraphs under a heading. */
function LegalText({ title, paragraphs }: { title: string; paragraphs: string[] }) {
  return (
    <article className="max-w-2xl">
      <h1 className="mb-4 text-2xl font-semibold">{title}</h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mb-3 text-lg leading-7">
          {paragraph}
        </p>
      ))}
    </article>
  );
}
