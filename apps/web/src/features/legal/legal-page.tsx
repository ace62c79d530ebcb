import { useMessages } from '../../i18n/messages-context.ts';

/** Plain paragraphs under a heading. */
export function LegalPage({ kind }: { kind: 'terms' | 'privacy' }) {
  const { title, paragraphs } = useMessages().legal[kind];
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
