import { type BatchPart, type BatchRun, isFinished, paidRows } from '@antescope/wallet/batch/batch-run';
import { levelText, type Session } from '@antescope/wallet/session/session';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip, type Tone } from '../../ui/chip.tsx';
import { Meter } from '../../ui/meter.tsx';
import { grouped } from '../../ui/amount-text.ts';
import type { Batch } from './use-batch.ts';

/** A run with the state of each transaction, and how it continues. */
export function BatchProgress({ batch, run, session }: { batch: Batch; run: BatchRun; session: Session }) {
  const strings = useStrings('wallet/batch');
  const total = run.parts.reduce((sum, { lines }) => sum + lines.length, 0);
  const paid = paidRows(run);
  const finished = isFinished(run);
  const open = run.parts.some(({ attempt }) => attempt !== null && attempt.block === null);
  const own = run.level.actor === session.actor && run.level.permission === session.permission;
  const paidText = strings.paid(grouped(paid), grouped(total));
  return (
    <Card title={strings.progress}>
      <p className="font-semibold wrap-anywhere">{run.title}</p>
      <output className="grid gap-1">
        <span>{paidText}</span>
        <Meter
          neutral
          label={strings.progress}
          permille={total === 0 ? 0 : Math.floor((paid * 1000) / total)}
          text={paidText}
        />
        {finished && <span>{strings.finished}</span>}
      </output>
      <ol className="grid max-h-80 gap-1 overflow-y-auto text-sm" tabIndex={0} aria-label={strings.progress}>
        {run.parts.map((part) => (
          <PartLine key={part.lines[0]} part={part} />
        ))}
      </ol>
      {batch.error !== null && (
        <p role="alert" className="border-s-2 border-negative ps-3 wrap-anywhere">
          {batch.error}
        </p>
      )}
      {batch.unknownPart !== null && <UnknownPart batch={batch} part={run.parts[batch.unknownPart]!} />}
      {!finished && !own && <p className="text-warning">{strings.otherPermission(levelText(run.level))}</p>}
      {!finished && !batch.working && open && <p className="text-sm text-muted">{strings.pending}</p>}
      <div className="flex flex-wrap gap-2">
        {!finished && (
          <Button kind="primary" disabled={batch.working || !own} onClick={batch.resume}>
            {batch.working ? strings.sending : strings.resume}
          </Button>
        )}
        {!finished && !batch.working && !open && (
          <Button title={strings.discardHint(grouped(total - paid))} onClick={batch.discard}>
            {strings.discard}
          </Button>
        )}
        {finished && (
          <Button kind="primary" onClick={batch.discard}>
            {strings.close}
          </Button>
        )}
      </div>
    </Card>
  );
}

const tones: Record<string, Tone> = {
  included: 'accent',
  irreversible: 'positive',
  sent: 'warning',
  signing: 'warning',
};

function stateOf({ attempt }: BatchPart) {
  if (attempt === null) return 'waiting';
  if (attempt.irreversible) return 'irreversible';
  if (attempt.block !== null) return 'included';
  return attempt.signatures.length > 0 || attempt.sentByWallet ? 'sent' : 'signing';
}

function PartLine({ part }: { part: BatchPart }) {
  const strings = useStrings('wallet/batch');
  const state = stateOf(part);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <span>{linesText(part, strings)}</span>
      <span className="flex items-center gap-2">
        {part.attempt !== null && (
          <AppLink path={`/transaction/${part.attempt.id}`} className="ident link">
            {part.attempt.id.slice(0, 8)}
          </AppLink>
        )}
        <Chip tone={tones[state] ?? 'neutral'}>{strings.states[state]}</Chip>
      </span>
    </li>
  );
}

function UnknownPart({ batch, part }: { batch: Batch; part: BatchPart }) {
  const strings = useStrings('wallet/batch');
  return (
    <div role="alert" className="grid gap-2 border-s-2 border-warning ps-3">
      <p>{strings.unknown(linesText(part, strings))}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => batch.settle(true)}>{strings.wasPaid}</Button>
        <Button onClick={() => batch.settle(false)}>{strings.wasNotPaid}</Button>
      </div>
    </div>
  );
}

function linesText({ lines }: BatchPart, strings: StringFolders['wallet/batch']): string {
  return strings.part(grouped(lines[0] ?? 0), grouped(lines.at(-1) ?? 0));
}
