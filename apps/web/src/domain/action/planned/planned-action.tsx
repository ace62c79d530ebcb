import { Suspense, use } from 'react';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { ActionFields } from '../action-fields.tsx';
import { ActionPill } from '../action-pill.tsx';
import { loadFurther, loadFurtherAfterInput } from '../further/load-further.ts';
import { useIsHydrating } from '../../../ui/use-is-hydrating.ts';
import type { Sentence, SentenceAction } from '../sentence.ts';
import { SentenceView } from '../sentence-view.tsx';
import { sentenceOf } from '../sentences/registry.ts';

/** An action that is proposed or about to be signed, in the future tense; its fields where there is no sentence. */
export function PlannedAction({ action }: { action: SentenceAction }) {
  return (
    <>
      <span className="me-2 inline-flex align-middle">
        <ActionPill contract={action.contract} name={action.name} />
      </span>
      <PlannedSentence action={action} />
    </>
  );
}

/** The sentence of `PlannedAction` alone. */
export function PlannedSentence({ action }: { action: SentenceAction }) {
  const { chain } = useBoot();
  const sentence = sentenceOf(action, chain);
  if (sentence !== null) return <PlannedView sentence={sentence} action={action} />;
  return (
    <Suspense fallback={<ActionFields action={action} nameHidden />}>
      <FurtherPlanned action={action} />
    </Suspense>
  );
}

function FurtherPlanned({ action }: { action: SentenceAction }) {
  const { locale, chain } = useBoot();
  const hydrating = useIsHydrating();
  const further = use(hydrating ? loadFurtherAfterInput(locale) : loadFurther(locale));
  const sentence = further.sentenceOf(action, chain);
  if (sentence === null) return <ActionFields action={action} nameHidden />;
  return <PlannedView sentence={sentence} action={action} />;
}

/** A sentence in the past tense would say that it has happened: without one in the future tense the fields are shown. */
function PlannedView({ sentence, action }: { sentence: Sentence; action: SentenceAction }) {
  const templates: Readonly<Record<string, string>> = useStrings('domain/action/planned');
  const all = [sentence, ...(sentence.also ?? [])];
  if (all.some(({ template }) => !Object.hasOwn(templates, template)))
    return <ActionFields action={action} nameHidden />;
  return <SentenceView sentence={sentence} templates={templates} />;
}
