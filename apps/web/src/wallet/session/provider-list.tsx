import type { Availability, ProviderInfo } from '@antescope/wallet/providers/provider';
import { useMessages } from '../../i18n/messages-context.ts';
import { useRead } from '../../lib/use-read.ts';
import { useStrings } from '../../i18n/strings.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { providerStrings } from './provider-strings.ts';

interface ProviderListProps {
  providers: readonly ProviderInfo[];
  onChoose: (info: ProviderInfo) => void;
}

/** The wallets to choose from, each with a line on who it is for; together, as a line of one would move the ones below. */
export function ProviderList({ providers, onChoose }: ProviderListProps) {
  const strings = useStrings('wallet');
  const { list } = useMessages();
  const { read } = useRead(providers.map(({ id }) => id).join(' '), () =>
    Promise.all(providers.map((info) => info.availability().catch(() => unsupported))),
  );
  if (providers.length === 0) return <p className="text-muted">{strings.noProviders}</p>;
  if (read.state !== 'ready') return <SkeletonRows rows={providers.length} label={list.loading} />;
  return (
    <ul>
      {providers.map((info, at) => (
        <Provider
          key={info.id}
          info={info}
          availability={read.value[at] ?? unsupported}
          onChoose={() => onChoose(info)}
        />
      ))}
    </ul>
  );
}

/** Where it cannot be found out, too. */
const unsupported: Availability = { state: 'unsupported' };

interface ProviderProps {
  info: ProviderInfo;
  availability: Availability;
  onChoose: () => void;
}

function Provider({ info, availability, onChoose }: ProviderProps) {
  const strings = useStrings('wallet');
  const { name, audience } = providerStrings(strings, info);
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        disabled={availability.state !== 'ready'}
        className="flex w-full items-center gap-3 rounded-base px-2 py-2 text-start hover:bg-surface focus-visible:-outline-offset-2 disabled:opacity-60"
        onClick={onChoose}
      >
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-base bg-accent/12 font-semibold text-accent"
        >
          {[...name][0]}
        </span>
        <span className="grid min-w-0">
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-muted">{audience}</span>
        </span>
      </button>
      {availability.state === 'unsupported' && <p className="px-2 pb-2 text-sm text-warning">{strings.unsupported}</p>}
      {availability.state === 'missing' && (
        <p className="px-2 pb-2 text-sm">
          <a href={availability.site} target="_blank" rel="noreferrer" className="link">
            {strings.install(name)}
          </a>
        </p>
      )}
    </li>
  );
}
