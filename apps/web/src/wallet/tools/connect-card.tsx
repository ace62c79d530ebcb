import { usePageWords } from '../../i18n/page-words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toolWords } from './words.ts';

/** In place of the review while no account is connected; `prompted`: the form was submitted without one. */
export function ConnectCard({ prompted, onConnect }: { prompted: boolean; onConnect: () => void }) {
  const words = usePageWords(toolWords);
  return (
    <Card title={words.review}>
      <p className="text-muted">{words.connectToSign}</p>
      {prompted && (
        <p role="alert" className="border-s-2 border-warning ps-3">
          {words.connectFirst}
        </p>
      )}
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
      <Button kind="primary" className="w-full" data-sign="" aria-haspopup="dialog" onClick={onConnect}>
        {words.connect}
      </Button>
    </Card>
  );
}
