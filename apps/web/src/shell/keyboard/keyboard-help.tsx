import { leaderPages } from '../key-press.ts';
import { useRouteExists } from '../../lib/page/use-route-exists.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Dialog } from '../../ui/dialog.tsx';

export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const strings = useStrings('shell/keyboard');
  const routeExists = useRouteExists();
  const works = (combination: string): boolean =>
    !combination.startsWith('g ') || routeExists(leaderPages[combination.slice(2)] ?? '');
  return (
    <Dialog open onClose={onClose} title={strings.title}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {strings.list
          .filter(([combination]) => works(combination))
          .map(([combination, meaning]) => (
            <div key={combination} className="contents">
              <dt>
                <kbd className="ident rounded-base border border-line bg-surface px-1.5 py-0.5">{combination}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
      </dl>
    </Dialog>
  );
}
