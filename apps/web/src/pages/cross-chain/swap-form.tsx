import type { SwapOffer, SwapOrder } from '@antescope/sources/services/swap/swap';
import type { ToolInput } from '@antescope/wallet/tools/field';
import { quoteRequest, type SwapFacts, swapTokens } from '@antescope/wallet/tools/swap';
import { useCallback, useEffect, useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { relay, RelayError } from '../../lib/relay.ts';
import { usePolling } from '../../lib/use-polling.ts';
import { useRead } from '../../lib/use-read.ts';
import { Card } from '../../ui/card.tsx';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { useTokens } from '../../wallet/use-tokens.ts';
import { messageOf } from './message-of.ts';
import { Notice } from './notice.tsx';
import { StatusChip } from './status-chip.tsx';

/** A quote is good for half a minute. */
const quoteSeconds = 30;
const orderMs = 5000;

/** Swaps tokens of the account by quotes of the swap service, then tracks the order. */
export function SwapForm({ actor, symbols }: { actor: string; symbols: readonly string[] }) {
  const strings = useStrings('pages/cross-chain');
  const { base, chain } = useBoot();
  const { read: tokens, refresh } = useTokens(actor);
  const [input, setInput] = useState<ToolInput>({});
  const [round, setRound] = useState(0);
  const [orderId, setOrderId] = useState<string | null>(null);
  const held = tokens.state === 'ready' ? tokens.value : null;
  const none: SwapFacts = { tokens: held, symbols, offer: null, refusal: null };
  const wanted = quoteRequest(input, { chain, facts: none });
  const { read: quote } = useRead(wanted === null ? null : `${wanted.key} ${round}`, async (signal) => {
    const { from, amount, to } = wanted!;
    const offer = await relay<SwapOffer>(base, 'swap/quote', { from, amount, to }, signal);
    if (offer === null) throw new RelayError(null, 'empty', strings.notConfigured.swap);
    return {
      key: wanted!.key,
      token: offer.token,
      receives: `${offer.quantity} ${to}`,
      account: offer.account,
      until: Date.now() + quoteSeconds * 1000,
    };
  });
  const offer = quote.state === 'ready' ? quote.value : null;
  const seconds = useSecondsLeft(offer?.until ?? 0);
  const facts: SwapFacts = {
    ...none,
    offer: offer === null ? null : { ...offer, expired: seconds <= 0 },
    refusal: quote.state === 'failed' ? messageOf(quote.error) : null,
  };
  const onInput = useCallback((next: ToolInput) => setInput(next), []);
  return (
    <>
      <ToolForm
        tools={[withStrings(swapTokens, strings.swap)]}
        facts={facts}
        loading={tokens.state === 'loading' || quote.state === 'loading'}
        onInput={onInput}
        onSettled={(block) => {
          setOrderId(offer?.token ?? null);
          refresh(block);
        }}
        onAgain={() => setRound((now) => now + 1)}
        neverCollected
      />
      {offer !== null && orderId !== offer.token && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted" role="status">
          {seconds > 0 ? strings.quoteValid(seconds) : strings.quoteExpired}
          <button type="button" className="link" onClick={() => setRound((now) => now + 1)}>
            {strings.newQuote}
          </button>
        </p>
      )}
      {orderId !== null && <Order key={orderId} id={orderId} />}
    </>
  );
}

/** Whole seconds until a time in milliseconds, counted down while the form is open; 0 once it is past. */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.min(quoteSeconds, Math.ceil((until - now) / 1000)));
}

/** State of an accepted quote until it is paid out. */
function Order({ id }: { id: string }) {
  const strings = useStrings('pages/cross-chain');
  const { base } = useBoot();
  const { value, error } = usePolling(
    id,
    orderMs,
    async (signal) => {
      try {
        const order = await relay<SwapOrder>(base, 'swap/order', { id }, signal);
        return { order, refusal: null };
      } catch (refused) {
        // The service's own refusal is final; anything else is asked again.
        if (refused instanceof RelayError && refused.code === 'bad-answer')
          return { order: null, refusal: refused.message };
        throw refused;
      }
    },
    ({ order, refusal }) => refusal !== null || order?.transactionId != null,
  );
  const status = value?.refusal != null ? 'fail' : value?.order?.transactionId != null ? 'success' : 'processing';
  return (
    <Card title={strings.order}>
      <div aria-live="polite" className="grid gap-2">
        <p className="flex flex-wrap items-center gap-3">
          <StatusChip status={status} /> <bdi className="figure text-muted wrap-anywhere">{id}</bdi>
        </p>
        {value?.order?.transactionId != null && (
          <p className="wrap-anywhere">
            {strings.withdrawalHash}{' '}
            <bdi className="font-mono text-sm" dir="ltr">
              {value.order.transactionId}
            </bdi>
          </p>
        )}
        {value?.refusal != null && <p className="text-negative wrap-anywhere">{value.refusal}</p>}
        {error !== null && <Notice tone="warning">{strings.retrying(messageOf(error))}</Notice>}
      </div>
    </Card>
  );
}
