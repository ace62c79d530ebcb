import { ExternalLink } from 'lucide-react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { Nothing } from '../../ui/nothing.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import type { DappsPageData } from './load.ts';

export const screen = defineScreen({
  strings: 'pages/dapps',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: DappsPage,
});

/** dApps listed in the site's configuration, each with its contract account. */
function DappsPage({ data }: ScreenProps<DappsPageData>) {
  const { chain } = useBoot();
  const strings = useStrings('pages/dapps');
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.title}</h1>
      {data.dapps.length === 0 ? (
        <Nothing>{strings.none(chain.name)}</Nothing>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {data.dapps.map((dapp) => (
            <li key={`${dapp.name} ${dapp.account}`} className="card p-4">
              <h2 className="text-lg font-semibold">{dapp.name}</h2>
              {dapp.about !== null && <p className="text-muted">{dapp.about}</p>}
              <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1">
                <AccountLink name={dapp.account} />
                {dapp.website !== null && (
                  <a href={dapp.website} target="_blank" rel="noreferrer nofollow" className="link inline-flex gap-1">
                    {strings.open} <ExternalLink size={14} aria-hidden className="self-center" />
                  </a>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
