import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { confirmNode, originsOf } from '../../lib/own-node/node-consent.ts';
import type { OwnNode } from '../../lib/own-node/settings.ts';
import { Button, buttonClass } from '../../ui/button.tsx';

/** Asks before a page reads the node that a link names; until then nothing is requested from it. */
export function NodeQuestion({ href, own }: { href: string; own: OwnNode }) {
  const { base } = useBoot();
  const strings = useStrings('pages/settings');
  const proceed = (): void => {
    confirmNode(own);
    // A full page load: the server opens the page's security policy for confirmed nodes only.
    location.assign(href);
  };
  const hosts = originsOf(own).map((origin) => new URL(origin).host);
  return (
    <div className="max-w-2xl">
      <h1 className="mb-2 text-2xl font-semibold wrap-anywhere">{strings.question(hosts.join(', '))}</h1>
      <p className="mb-6 text-muted">{strings.questionText}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={proceed}>
          {strings.proceed}
        </Button>
        <a href={`${base}/`} className={buttonClass()}>
          {strings.cancel}
        </a>
      </div>
    </div>
  );
}
