import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useStrings } from '../../i18n/strings.ts';

/** In place of the review while no account is connected; `prompted`: the form was submitted without one. */
export function ConnectCard({ prompted, onConnect }: { prompted: boolean; onConnect: () => void }) {
  const strings = useStrings('wallet/tools');
  return (
    <Card title={strings.review}>
      <p className="text-muted">{strings.connectToSign}</p>
      {prompted && (
        <p role="alert" className="border-s-2 border-warning ps-3">
          {strings.connectFirst}
        </p>
      )}
      <noscript>
        <p>{strings.needsScripts}</p>
      </noscript>
      <Button kind="primary" className="w-full" data-sign="" aria-haspopup="dialog" onClick={onConnect}>
        {strings.connect}
      </Button>
    </Card>
  );
}
