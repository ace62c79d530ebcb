import { useStrings } from '../../i18n/strings.ts';
import { Tabs } from '../../ui/tabs.tsx';
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
  const strings = useStrings('pages/legal');
  const { title, headings, paragraphs } = textOf(strings, path);
  return (
    <article>
      <h1 className="mb-4 text-2xl font-semibold">{title}</h1>
      <Tabs
        label={title}
        current={path}
        tabs={[
          { id: '/terms-and-conditions', label: strings.terms.title, path: '/terms-and-conditions' },
          { id: '/privacy-policy', label: strings.privacy.title, path: '/privacy-policy' },
        ]}
      />
      <div className="grid gap-4 pt-4 md:grid-cols-2">
        {paragraphs.map((paragraph, index) => (
          <section key={paragraph} className="card p-6">
            <h2 className="mb-2 text-lg font-semibold">{headings[index]}</h2>
            <p className="text-lg leading-7 text-muted">{paragraph}</p>
          </section>
        ))}
      </div>
    </article>
  );
}
