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
}

/** An action as a sentence with linked parts; unknown actions as name and fields. Cut data is marked with its size. */
export const ActionSentence = memo(function ActionSentence({ action, viewpoint }: ActionSentenceProps) {
  const { list } = useMessages();
  const text = <Text action={action} {...(viewpoint === undefined ? {} : { viewpoint })} />;
  if (action.truncated !== true) return text;
  return (
    <>
      {text}
      <span className="ms-2 text-muted">{list.truncated(grouped(action.dataBytes ?? 0))}</span>
    </>
  );
});

function Text({ action, viewpoint }: ActionSentenceProps) {
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
    <Suspense fallback={<ActionFields action={action} />}>
      <FurtherSentence action={action} {...(viewpoint === undefined ? {} : { viewpoint })} />
    </Suspense>
  );
}
