import type { ToolInput } from '@antescope/wallet/tools/field';
import type { ReadyAct } from '@antescope/wallet/tools/define-tool';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { loadPart } from '../../lib/page/load-failure.ts';
import { useSavedUsers } from '../saved-users.ts';
import type { ReviewPhase, ReviewRequest } from '../transact/review-request.ts';
import { ConnectCard } from './connect-card.tsx';
import { useFormDraft, useKeepDraft } from './form-draft.ts';
import type { ToolFormHandle } from './tool-form-handle.ts';
import { type OwnInputs, ToolFields } from './tool-fields.tsx';
import { SigningSteps } from './signing-steps.tsx';
import { phraseText, type ToolText, type ToolWithStrings } from './tool-text.ts';
import { ToolChoice, type ChoiceStyle } from './tool-choice.tsx';

const ToolReview = lazy(() =>
  loadPart(() => import('./tool-review.tsx')).then((module) => ({ default: module.ToolReview })),
);

interface ToolFormProps<Facts> {
  /** One tool, or several that a person chooses from. */
  tools: readonly [ToolWithStrings<Facts>, ...ToolWithStrings<Facts>[]];
  choice?: { label: string; style: ChoiceStyle };
  facts: Facts;
  /** What the form needs of the account is being read: nothing is signed without it. */
  loading?: boolean;
  /** Texts of the fields that were not changed, beside the tool's own. */
  initial?: ToolInput;
  /** Inputs of the page's own, by field. */
  inputs?: OwnInputs;
  /** The texts of the fields, after each change. */
  onInput?: (input: ToolInput) => void;
  /** The transaction is in a block: data that it changed should be read again. */
  onSettled?: (block: number) => void;
  /** The next act begins: its receipt is closed. */
  onAgain?: () => void;
  /** Renders the fields in place of the form's own inputs; the form and its input then stay visible beside the receipt. */
  children?: (form: ToolFormHandle) => ReactNode;
  /** Signed in multisig mode, too, instead of being collected: what proposes the collected actions. */
  neverCollected?: boolean;
  /** Content below the form, beside a review that is taller; after the review on phones. */
  below?: ReactNode;
  /** For fields as wide as a table: the review is beside them on wide screens only, else above them. */
  wide?: boolean;
}

const layouts = {
  side: {
    grid: 'grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]',
    review: 'min-w-0 lg:sticky lg:top-4',
  },
  above: {
    grid: 'grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)] lg:grid-rows-[auto_1fr]',
    review: 'min-w-0 lg:sticky lg:top-4 lg:row-span-2',
  },
  wide: {
    grid: 'grid items-start gap-8 max-md:gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]',
    review: 'min-w-0 xl:order-last xl:sticky xl:top-4',
  },
};

/**
 * A form of the wallet: fields with their faults on one side, the review that signs on the other. The review and every
 * dialog of the wallet are outside of the form element.
 */
export function ToolForm<Facts>({
  tools,
  choice,
  facts,
  loading = false,
  initial,
  inputs,
  onInput,
  onSettled,
  onAgain,
  children,
  neverCollected = false,
  below,
  wide = false,
}: ToolFormProps<Facts>) {
  const strings = useStrings('wallet/tools');
  const { chain } = useBoot();
  const { key, draft } = useFormDraft(tools.map(({ tool: { id } }) => id).join(' '));
  const [chosen, setChosen] = useState(draft?.tool ?? tools[0].tool.id);
  const { tool, text } = tools.find((each) => each.tool.id === chosen) ?? tools[0];
  const [input, setInput] = useState<ToolInput>(draft?.input ?? {});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [prompted, setPrompted] = useState(false);
  const [phase, setPhase] = useState<ReviewPhase>('review');
  useKeepDraft(key, phase === 'review' && Object.keys(input).length > 0 ? { tool: chosen, input } : null);
  const form = useRef<HTMLFormElement>(null);
  const review = useRef<HTMLDivElement>(null);
  const formId = useId();

  const filled = { ...tool.initial, ...initial, ...input };
  const texts = JSON.stringify(filled);
  useEffect(() => onInput?.(JSON.parse(texts) as ToolInput), [onInput, texts]);

  if (!tool.gate(chain)) return <p className="text-muted">{strings.unavailable}</p>;
  const reading = tool.read(filled, { chain, facts });
  const faultOf = (field: string): string | null => {
    const fault = reading.ok ? undefined : reading.faults[field];
    // An empty field shows its fault once it has lost focus, a choice once its options are known.
    if (fault === undefined || (filled[field] === '' && !left.has(field))) return null;
    if (loading && fault.code === 'choice-missing') return null;
    return phraseText({ ...strings.faults, ...text.faults }, fault);
  };
  const handle: ToolFormHandle = {
    input: filled,
    set: (field, value) => setInput((now) => ({ ...now, [field]: value })),
    faultOf,
    disabled: phase !== 'review',
  };
  const showAllFaults = (): void => {
    setLeft(new Set(Object.keys(tool.fields)));
    const first = reading.ok ? undefined : Object.keys(tool.fields).find((field) => field in reading.faults);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setPrompted(true);
    // Enter leads to the review; only its button signs.
    if (reading.ok) review.current?.querySelector<HTMLElement>('[data-sign]')?.focus();
    else showAllFaults();
  };
  const again = (): void => {
    onAgain?.();
    setLeft(new Set());
    if (children !== undefined) return;
    const choices = Object.entries(tool.fields).filter(([, { kind }]) => kind === 'choice');
    setInput(Object.fromEntries(choices.map(([name]) => [name, filled[name] ?? ''])));
  };
  const hasChoice = choice !== undefined && tools.length > 1;
  const hasInputs = children === undefined && (hasChoice || Object.keys(tool.fields).length > 0);
  const formShown = phase !== 'sent' || children !== undefined;
  const layout = layouts[wide ? 'wide' : below === undefined ? 'side' : 'above'];
  const reviewSlot = (
    <div ref={review} className={layout.review}>
      <ReviewSlot
        request={reading.ok ? requestOf(reading.act, text) : null}
        loading={loading}
        again={text.again}
        prompted={prompted}
        neverCollected={neverCollected}
        onIncomplete={showAllFaults}
        onPhase={setPhase}
        onAgain={again}
        {...(onSettled === undefined ? {} : { onSettled })}
      />
    </div>
  );
  return (
    <div className={formShown ? layout.grid : 'grid gap-8 [&>:first-child]:max-w-3xl'}>
      {/* In the order of narrow screens: a page painted before its end has arrived does not shift. */}
      {wide && reviewSlot}
      {formShown && (
        <form
          ref={form}
          id={formId}
          onSubmit={submit}
          noValidate
          className={hasInputs ? 'card min-w-0 p-5' : children === undefined ? 'sr-only' : 'min-w-0'}
        >
          <fieldset disabled={handle.disabled} className="grid min-w-0 gap-4">
            {hasChoice && <ToolChoice {...choice} tools={tools} chosen={tool.id} onChoose={setChosen} />}
            {children === undefined ? (
              <ToolFields
                tool={tool}
                text={text}
                context={{ chain, facts }}
                form={handle}
                estimate={reading.ok ? estimateOf(reading.act, text) : null}
                {...(inputs === undefined ? {} : { inputs })}
                onLeave={(field) => setLeft((now) => new Set([...now, field]))}
              />
            ) : (
              children(handle)
            )}
            {/* Without one, Enter would not submit. */}
            <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
          </fieldset>
        </form>
      )}
      {!wide && reviewSlot}
      {formShown && !hasInputs && children === undefined && (
        <div className="min-w-0 lg:-order-1">
          <SigningSteps />
        </div>
      )}
      {below !== undefined && <div className="min-w-0">{below}</div>}
    </div>
  );
}

interface ReviewSlotProps {
  request: ReviewRequest | null;
  loading: boolean;
  again: string;
  /** The form was submitted. */
  prompted: boolean;
  neverCollected: boolean;
  onIncomplete: () => void;
  onPhase: (phase: ReviewPhase) => void;
  onAgain: () => void;
  onSettled?: (block: number) => void;
}

/** Loads the wallet's code only for connected accounts and for visitors who open the connect dialog. */
function ReviewSlot(props: ReviewSlotProps) {
  const { chain } = useBoot();
  const { actor } = useSavedUsers(chain.chainId ?? '');
  const [connecting, setConnecting] = useState(false);
  const card = <ConnectCard prompted={props.prompted} onConnect={() => setConnecting(true)} />;
  if (actor === null && !connecting) return card;
  return (
    <Suspense fallback={card}>
      <ToolReview {...props} connecting={connecting} onConnecting={setConnecting} />
    </Suspense>
  );
}

function requestOf(act: ReadyAct, text: ToolText): ReviewRequest {
  const { key, summary, warnings, actions } = act;
  const titles = text.acts[summary.code];
  return {
    key,
    title: phraseText({ [summary.code]: titles?.title ?? summary.code }, summary),
    done: phraseText({ [summary.code]: titles?.done ?? summary.code }, summary),
    warnings: warnings.filter(({ fact }) => fact !== true).map((warning) => phraseText(text.notes, warning)),
    facts: warnings.filter(({ fact }) => fact === true).map((warning) => phraseText(text.notes, warning)),
    actions,
  };
}

function estimateOf({ estimate }: ReadyAct, text: ToolText): { field: string; text: string } | null {
  return estimate === null ? null : { field: estimate.field, text: phraseText(text.notes, estimate.text) };
}
