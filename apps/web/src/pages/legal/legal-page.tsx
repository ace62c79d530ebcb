import { usePageWords } from '../../i18n/page-words.ts';
import { legalWords } from './words.ts';

export function TermsPage() {
  return <LegalText {...usePageWords(legalWords).terms} />;
}

export function PrivacyPage() {
  return <LegalText {...usePageWords(legalWords).privacy} />;
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
