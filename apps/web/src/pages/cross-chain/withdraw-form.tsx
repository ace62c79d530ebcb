import { parseAsset } from '@antescope/codec/chain/asset';
import { assetText, parseUnits } from '@antescope/wallet/tools/units';
import type { WithdrawalQuote } from '@antescope/sources/services/identity/identity';
import { wrapTransferFault } from '@antescope/sources/services/wrap/wrap-rules';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { relay, RelayError } from '../../lib/relay.ts';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, inputClass } from '../../ui/text-input.tsx';
import { errorText } from '../../wallet/error-text.ts';
import { InteractionDialog } from '../../wallet/transact/interaction-dialog.tsx';
import { useEnvelope } from '../../wallet/transact/use-envelope.ts';
import { useTokens } from '../../wallet/use-tokens.ts';
import type { BridgeSettings } from './bridge-settings.ts';

type Step =
  | { step: 'form' }
  | { step: 'quoting' }
  | { step: 'review'; quote: WithdrawalQuote }
  | { step: 'sending'; quote: WithdrawalQuote }
  | { step: 'sent'; id: string }
  /** Handed over, and the connection ended before the answer: never sent again from here. */
  | { step: 'unknown' };

interface WithdrawFormProps {
  actor: string;
  wrap: NonNullable<BridgeSettings['wrap']>;
}

/** Burns wrapped tokens for coins of another network: amount and address, fee, then one signature. */
export function WithdrawForm({ actor, wrap }: WithdrawFormProps) {
  const strings = useStrings('pages/cross-chain');
  const walletStrings = useStrings('wallet');
  const { base } = useBoot();
  const { sign, interaction } = useEnvelope();
  const { read } = useTokens(actor);
  const [chosen, setChosen] = useState(wrap.coins[0]?.coin ?? '');
  const [amount, setAmount] = useState('');
  const [address, setAddress] = useState('');
  const [step, setStep] = useState<Step>({ step: 'form' });
  const [failure, setFailure] = useState<string | null>(null);
  const coin = wrap.coins.find((each) => each.coin === chosen) ?? wrap.coins[0];
  if (coin === undefined) return <p className="text-muted">{strings.noCoins}</p>;
  const symbol = { code: coin.code, precision: coin.precision };
  // Unknown while the tokens are read: no balance is not a balance of zero.
  const balance =
    read.state === 'ready'
      ? (read.value.find((token) => token.contract === coin.contract && parseAsset(token.quantity).code === coin.code)
          ?.quantity ?? assetText(0n, symbol))
      : null;
  const available = balance === null ? null : parseAsset(balance).units;
  const parsed = parseUnits(amount, coin.precision);
  const units = typeof parsed === 'bigint' && parsed > 0n ? parsed : null;
  const exceeds = units !== null && available !== null && units > available;
  const amountFault =
    amount === '' ? null : units === null ? strings.amountInvalid : exceeds ? strings.amountTooLarge : null;
  const addressFault = address === '' || /^[\w:.-]{8,200}$/.test(address) ? null : strings.addressInvalid;
  const complete = amount !== '' && address !== '' && amountFault === null && addressFault === null && units !== null;
  const quantity = units === null ? '' : assetText(units, symbol);
  const editing = step.step === 'form' || step.step === 'quoting';
  const requestQuote = async (): Promise<void> => {
    setFailure(null);
    setStep({ step: 'quoting' });
    try {
      const quote = await relay<WithdrawalQuote>(base, 'bridge/fee', { currency: coin.code, network: coin.network });
      if (quote === null) throw new RelayError(null, 'empty', strings.noFee);
      setStep({ step: 'review', quote });
    } catch (error) {
      setFailure(errorText(error, walletStrings));
      setStep({ step: 'form' });
    }
  };
  const send = async (quote: WithdrawalQuote): Promise<void> => {
    const transfer = { from: actor, to: wrap.account, quantity, memo: address };
    const fault = wrapTransferFault(transfer, wrap.account);
    if (fault !== null) return setFailure(fault);
    setFailure(null);
    setStep({ step: 'sending', quote });
    let signed = false;
    try {
      const envelope = await sign(({ actor: signer, permission }) => ({
        account: coin.contract,
        name: 'transfer',
        authorization: [{ actor: signer, permission }],
        data: transfer,
      }));
      signed = true;
      const answer = await relay<{ id: string }>(base, 'bridge/withdraw', {
        envelope,
        quoteId: quote.quoteId,
        address,
      });
      setStep({ step: 'sent', id: answer?.id ?? '' });
    } catch (error) {
      const code = error instanceof RelayError ? error.code : '';
      setFailure(errorText(error, walletStrings));
      const uncertain = signed && ['network', 'timeout', 'sent-before', 'too-large', 'bad-answer'].includes(code);
      setStep(uncertain && !isRefusal(error) ? { step: 'unknown' } : { step: 'form' });
    }
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={strings.withdrawTitle}>
        <fieldset disabled={!editing} className="grid gap-4">
          <label className="block">
            <span className="mb-1 block text-sm text-muted">{strings.token}</span>
            <select className={inputClass} value={coin.coin} onChange={(event) => setChosen(event.target.value)}>
              {wrap.coins.map((each) => (
                <option key={each.coin} value={each.coin}>
                  {each.code} → {each.coin.toUpperCase()} · {each.network}
                </option>
              ))}
            </select>
          </label>
          <Field
            label={strings.amount(coin.code)}
            inputMode="decimal"
            dir="ltr"
            value={amount}
            error={amountFault}
            hint={
              read.state === 'failed' ? (
                errorText(read.error, walletStrings)
              ) : balance === null ? (
                '\u00A0'
              ) : (
                <>
                  {strings.available} <Amount value={balance} />
                </>
              )
            }
            onChange={(event) => setAmount(event.target.value.trim())}
          />
          <Field
            label={strings.address(coin.network)}
            dir="ltr"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={address}
            error={addressFault}
            onChange={(event) => setAddress(event.target.value.trim())}
          />
        </fieldset>
        {editing && (
          <Button
            kind="primary"
            disabled={!complete || read.state === 'loading' || step.step === 'quoting'}
            onClick={() => void requestQuote()}
          >
            {strings.getFee}
          </Button>
        )}
      </Card>
      <div aria-live="polite" className="grid gap-4">
        {failure !== null && (
          <p role="alert" className="card border-s-2 border-negative p-4 text-negative wrap-anywhere">
            {failure}
          </p>
        )}
        {(step.step === 'review' || step.step === 'sending') && (
          <Card title={strings.review}>
            <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
              <dt className="text-muted">{strings.sends}</dt>
              <dd>
                <Amount value={quantity} />
              </dd>
              <dt className="text-muted">{strings.fee}</dt>
              <dd>
                <bdi className="figure">
                  {step.quote.estimatedFee} {step.quote.currency}
                </bdi>
              </dd>
              <dt className="text-muted">{strings.to}</dt>
              <dd className="font-mono text-sm wrap-anywhere" dir="ltr">
                {address}
              </dd>
            </dl>
            <p className="border-s-2 border-warning ps-3 text-sm">{strings.withdrawWarning(coin.network)}</p>
            <div className="flex flex-wrap gap-3">
              <Button kind="primary" disabled={step.step === 'sending'} onClick={() => void send(step.quote)}>
                {step.step === 'sending' ? strings.signing : strings.signAndWithdraw}
              </Button>
              <Button disabled={step.step === 'sending'} onClick={() => setStep({ step: 'form' })}>
                {strings.back}
              </Button>
            </div>
          </Card>
        )}
        {step.step === 'sent' && (
          <Card title={strings.withdrawalSent}>
            <p>{strings.withdrawalSentText(quantity)}</p>
            <Button
              onClick={() => {
                setAmount('');
                setStep({ step: 'form' });
              }}
            >
              {strings.newWithdrawal}
            </Button>
          </Card>
        )}
        {step.step === 'unknown' && (
          <Card title={strings.withdrawalUnknown}>
            <p>{strings.withdrawalUnknownText}</p>
          </Card>
        )}
      </div>
      {interaction !== null && <InteractionDialog open={interaction} />}
    </div>
  );
}

/** The bridge answered that it did not take the withdrawal. */
function isRefusal(error: unknown): boolean {
  return error instanceof RelayError && error.code === 'bad-answer' && !error.message.startsWith('Bad answer');
}
