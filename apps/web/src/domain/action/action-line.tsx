import { ActionPill } from './action-pill.tsx';
import { ActionSentence } from './action-sentence.tsx';
import { DirectionMark } from './direction-mark.tsx';
import type { Direction } from './direction.ts';
import type { SentenceAction } from './sentence.ts';

interface ActionLineProps {
  action: SentenceAction;
  /** Incoming amounts of this account are highlighted. */
  viewpoint?: string;
  direction?: Direction | null;
}

/** An action in a list: its direction, its name in the color of its kind, then the sentence. */
export function ActionLine({ action, viewpoint, direction = null }: ActionLineProps) {
  return (
    <>
      <span className="me-2 inline-flex gap-1.5 align-middle">
        {direction !== null && <DirectionMark direction={direction} />}
        <ActionPill contract={action.contract} name={action.name} />
      </span>
      <ActionSentence action={action} nameHidden {...(viewpoint === undefined ? {} : { viewpoint })} />
    </>
  );
}
