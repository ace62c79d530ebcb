import { ActionPill } from './action-pill.tsx';
import { ActionSentence } from './action-sentence.tsx';
import type { SentenceAction } from './sentence.ts';

interface ActionLineProps {
  action: SentenceAction;
  /** Incoming amounts of this account are highlighted. */
  viewpoint?: string;
}

/** An action by its name, in the color of its kind, and as a sentence. */
export function ActionLine({ action, viewpoint }: ActionLineProps) {
  return (
    <>
      <span className="me-2 inline-block align-[1px]">
        <ActionPill contract={action.contract} name={action.name} />
      </span>
      <ActionSentence action={action} {...(viewpoint === undefined ? {} : { viewpoint })} />
    </>
  );
}
