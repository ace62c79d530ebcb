import { useStrings } from '../../i18n/strings.ts';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';

export const screen = defineScreen({
  strings: 'pages/legal',
  head: ({ strings, path }) => {
    const { title, paragraphs } = textOf(strings, path);
    return { title, description: paragraphs[0] ?? title };
  },
  Component: LegalPage,
});

type Strings = StringFolders['pages/legal'];

function textOf(strings: Strings, path: string): Strings['terms'] {
  return path === '/privacy-policy' ? strings.privacy : strings.terms;
}

function LegalPage({ path }: ScreenProps<null>) {
  const { title, paragraphs } = textOf(useStrings('pages/legal'), path);
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
