import type { WalletStore } from './wallet-store.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { providerStrings } from './provider-strings.ts';

/** Wallets that are no longer developed, with what replaces them. */
export function DiscontinuedWallets({ wallets }: { wallets: WalletStore['discontinued'] }) {
  const strings = useStrings('wallet');
  const { locale } = useBoot();
  if (wallets.length === 0) return null;
  const names = new Intl.ListFormat(locale, { type: 'disjunction' });
  return (
    <section aria-label={strings.discontinued.title} className="mt-3 border-t border-line px-2 pt-3 text-sm">
      <h3 className="mb-1 font-semibold text-muted">{strings.discontinued.title}</h3>
      <ul className="text-muted">
        {wallets.map(({ name, replacedBy }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-4 py-0.5">
            <span>{name}</span>
            {replacedBy.length > 0 && (
              <span>
                {strings.discontinued.use(names.format(replacedBy.map((info) => providerStrings(strings, info).name)))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
