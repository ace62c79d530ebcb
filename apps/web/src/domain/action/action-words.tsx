import { memo, Suspense } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { ActionFields } from './action-fields.tsx';
import { FurtherSentence } from './further/further-sentence.tsx';
import { seenFrom, type WordedAction } from './sentence.ts';
import { Words } from './sentence-view.tsx';
import { wordsOf } from './sentences/registry.ts';

interface ActionWordsProps {
  action: WordedAction;
  /** Incoming amounts of this account are highlighted. */
  viewpoint?: string;
}

/** An action as a sentence with linked parts; unknown actions as name and fields. */
export const ActionWords = memo(function ActionWords({ action, viewpoint }: ActionWordsProps) {
  const { sentences } = useMessages();
  const { chain } = useBoot();
  const sentence = wordsOf(action, chain);
  if (sentence !== null) {
    return (
      <Words sentence={viewpoint === undefined ? sentence : seenFrom(sentence, viewpoint)} templates={sentences} />
    );
  }
  return (
    <Suspense fallback={<ActionFields action={action} />}>
      <FurtherSentence action={action} {...(viewpoint === undefined ? {} : { viewpoint })} />
    </Suspense>
  );
});
