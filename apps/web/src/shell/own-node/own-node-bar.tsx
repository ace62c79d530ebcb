import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { originsOf } from '../../lib/own-node/node-consent.ts';
import { buttonClass } from '../../ui/button.tsx';

/** Names the node of the URL on every page; at the end of the page, so that nothing moves when it appears. */
export function OwnNodeBar() {
  const { base, ownNode } = useBoot();
  const strings = useStrings('shell/own-node');
  if (ownNode === null) return null;
  const hosts = originsOf(ownNode).map((origin) => new URL(origin).host);
  return (
    <aside
      aria-label={strings.label}
      className="sticky bottom-16 z-20 border-t border-warning bg-raised text-sm lg:bottom-0"
    >
      <div className="page flex items-center gap-3 py-1">
        <p className="min-w-0 flex-1 wrap-anywhere">
          {strings.source} <bdi className="ident font-semibold">{hosts.join(', ')}</bdi>
        </p>
        {/* A full page load: pages of this server have another security policy. */}
        <a href={`${base}/`} className={buttonClass()}>
          {strings.stop}
        </a>
      </div>
    </aside>
  );
}
