import { useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { KeyTexts } from './key-texts.tsx';
import type { KeyTexts as Texts } from './key-tools.ts';
import { ToolFailure } from './tool-failure.tsx';
import { useKeyTool } from './use-key-tool.ts';

/** A new key pair, after the person confirmed that the browser is safe for it. */
export function GenerateKeys() {
  const strings = useStrings('pages/utilities');
  const { chain } = useBoot();
  const [confirmed, setConfirmed] = useState(false);
  const { result, failure, run } = useKeyTool<Texts>();
  return (
    <Card title={strings.generate}>
      <p className="text-sm text-muted">{strings.generateText}</p>
      <label className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-tap">
        <input type="checkbox" checked={confirmed} onChange={(event) => setConfirmed(event.target.checked)} />
        {strings.confirm}
      </label>
      <div>
        <Button kind="primary" disabled={!confirmed} onClick={() => run((tools) => tools.generated(chain.keyPrefix))}>
          {strings.generateNow}
        </Button>
      </div>
      <ToolFailure text={failure} />
      <div aria-live="polite">
        <KeyTexts result={result} />
      </div>
    </Card>
  );
}
