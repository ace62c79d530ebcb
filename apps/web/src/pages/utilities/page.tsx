import { useStrings } from '../../i18n/strings.ts';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { CheckPair } from './check-pair.tsx';
import { GenerateKeys } from './generate-keys.tsx';
import { KeyForm } from './key-form.tsx';
import { UtilityTabs } from './utility-tabs.tsx';
import { viewOf } from './views.ts';

export const screen = defineScreen({
  strings: 'pages/utilities',
  head: ({ strings, chain, path }) => ({
    title: strings.titles[viewOf(path)],
    description: strings.description(chain.name),
  }),
  Component: UtilitiesPage,
});

/** Tools for keys. They work in the page alone: nothing typed or generated is sent, stored or part of an address. */
function UtilitiesPage({ path }: ScreenProps<null>) {
  const strings = useStrings('pages/utilities');
  const view = viewOf(path);
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.titles[view]}</h1>
      <UtilityTabs current={view} />
      <p className="mt-4 max-w-prose text-muted">{strings.local}</p>
      <div className="grid max-w-3xl gap-4 py-4">
        {view === 'keys' ? (
          <>
            <GenerateKeys />
            <CheckPair />
            <KeyForm form="ethereum" tool="ofEthereum" />
          </>
        ) : (
          <KeyForm form="format" tool="formatsOf" />
        )}
      </div>
    </>
  );
}
