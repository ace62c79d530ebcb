import { memo, Suspense } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { ActionFields } from './action-fields.tsx';
import { FurtherSentence } from './further/further-sentence.tsx';
import { seenFrom, type WordedAction } from './sentence.ts';
import { Words } from './sentence-view.tsx';
import { wordsOf } from './sentences/registry.ts';

interface ActionWordsProps {
  action: WordedAction;
  /** Amounts that come in to this account are drawn so. */
  viewpoint?: string;
}

/** One action in words, its things drawn as such; an unknown action as its name and its fields. */
export const ActionWords = memo(function ActionWords({ action, viewpoint }: ActionWordsProps) {
  const { sentences } = useMessages();
  const sentence = wordsOf(action);
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
