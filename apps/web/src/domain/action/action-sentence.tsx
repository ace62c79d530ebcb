import { memo, Suspense } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { grouped } from '../../ui/amount-text.ts';
import { ActionFields } from './action-fields.tsx';
import { FurtherSentence } from './further/further-sentence.tsx';
import { fromViewpoint, type SentenceAction } from './sentence.ts';
import { SentenceView } from './sentence-view.tsx';
import { sentenceOf } from './sentences/registry.ts';

interface ActionSentenceProps {
  action: SentenceAction;
  /** Incoming amounts of this account are highlighted. */
  viewpoint?: string;
  /** The name of the action is already shown beside it. */
  nameHidden?: boolean;
}

/** An action as a sentence with linked parts; unknown actions as name and fields. Cut data is marked with its size. */
export const ActionSentence = memo(function ActionSentence(props: ActionSentenceProps) {
  const { list } = useMessages();
  const { truncated, dataBytes } = props.action;
  if (truncated !== true) return <Text {...props} />;
  return (
    <>
      <Text {...props} />
      <span className="ms-2 text-muted">{list.truncated(grouped(dataBytes ?? 0))}</span>
    </>
  );
});

function Text({ action, viewpoint, nameHidden = false }: ActionSentenceProps) {
  const { sentences } = useMessages();
  const { chain } = useBoot();
  const sentence = sentenceOf(action, chain);
  if (sentence !== null) {
    return (
      <SentenceView
        sentence={viewpoint === undefined ? sentence : fromViewpoint(sentence, viewpoint)}
        templates={sentences}
      />
    );
  }
  return (
    <Suspense fallback={<ActionFields action={action} nameHidden={nameHidden} />}>
      <FurtherSentence action={action} nameHidden={nameHidden} {...(viewpoint === undefined ? {} : { viewpoint })} />
    </Suspense>
  );
}
