import type { ProviderInfo } from '@antescope/wallet/providers/provider';
import { useRead } from '../../lib/use-read.ts';
import { useStrings } from '../../i18n/strings.ts';
import { providerStrings } from './provider-strings.ts';

interface ProviderListProps {
  providers: readonly ProviderInfo[];
  onChoose: (info: ProviderInfo) => void;
}

/** The wallets to choose from, each with a line on who it is for. */
export function ProviderList({ providers, onChoose }: ProviderListProps) {
  const strings = useStrings('wallet');
  if (providers.length === 0) return <p className="text-muted">{strings.noProviders}</p>;
  return (
    <ul>
      {providers.map((info) => (
        <Provider key={info.id} info={info} onChoose={() => onChoose(info)} />
      ))}
    </ul>
  );
}

function Provider({ info, onChoose }: { info: ProviderInfo; onChoose: () => void }) {
  const strings = useStrings('wallet');
  const { read } = useRead(info.id, () => info.availability());
  const { name, audience } = providerStrings(strings, info);
  const availability = read.state === 'ready' ? read.value : null;
  const unusable = read.state === 'failed' || (availability !== null && availability.state !== 'ready');
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        disabled={unusable}
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
      {(read.state === 'failed' || availability?.state === 'unsupported') && (
        <p className="px-2 pb-2 text-sm text-warning">{strings.unsupported}</p>
      )}
      {availability?.state === 'missing' && (
        <p className="px-2 pb-2 text-sm">
          <a href={availability.site} target="_blank" rel="noreferrer" className="link">
            {strings.install(name)}
          </a>
        </p>
      )}
    </li>
  );
}
