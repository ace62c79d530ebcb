import { type Asset, formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import type { Draft } from '@antescope/wallet/transact/draft';
import type { Progress } from '@antescope/wallet/transact/follow';
import { useRouter } from '@tanstack/react-router';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useRead } from '../../lib/use-read.ts';
import { Amount } from '../../ui/amount.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { accountPath } from '../../ui/identifier/account-link.tsx';
import { FinalityRing } from '../../ui/identifier/finality-ring.tsx';
import { Rail } from '../../ui/rail.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { balanceChanged } from '../balance-change.ts';
import { useWallet } from '../session/use-wallet.ts';
import { accountChanged } from './account-changed.ts';
import { useProgress } from './use-progress.ts';
import { useStrings } from '../../i18n/strings.ts';

interface ReceiptProps {
  draft: Draft;
  /** Account that signed. */
  actor: string;
  /** 'Sent 1.5000 EOS to bob' */
  title: string;
  /** 'New transfer' */
  again: string;
  /** The transaction is in this block: data that it changed should be read again. */
  onSettled: (block: number) => void;
  onAgain: () => void;
  /** Present while no node has accepted the transaction. */
  onSendAgain?: () => void;
}

/** The sent transaction and its progress to irreversibility. */
export function Receipt({ draft, actor, title, again, onSettled, onAgain, onSendAgain }: ReceiptProps) {
  const strings = useStrings('wallet');
  const router = useRouter();
  const { base, chain } = useBoot();
  const progress = useProgress(draft, (block) => {
    onSettled(block);
    accountChanged({
      base,
      chain,
      account: actor,
      reload: () => router.invalidate(),
      announce: () => globalThis.dispatchEvent(new Event(balanceChanged)),
    }).catch((error: unknown) => console.info(`wallet: ${String(error)}`));
  });
  const waiting = progress.state === 'accepted' || progress.state === 'unreachable';
  const confirmed = onSendAgain === undefined || progress.state === 'included' || progress.state === 'irreversible';
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <SentMark pending={!confirmed || progress.state === 'lost'} />
        <div className="min-w-0">
          <h2 className="text-xl font-semibold wrap-anywhere">{title}</h2>
          <ProgressLine progress={progress} />
        </div>
      </div>
      <ProgressRail progress={progress} />
      {!confirmed && (
        <p role="alert" className="border-s-2 border-warning ps-3">
          {strings.receipt.unconfirmed}
        </p>
      )}
      {draft.change?.kind === 'unknown' && (
        <p role="alert" className="border-s-2 border-warning ps-3">
          {strings.changed.unknown}
        </p>
      )}
      <dl className="grid gap-1 text-sm">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <dt className="text-muted">{strings.receipt.id}</dt>
          <dd className="flex min-w-0 items-center gap-1">
            <AppLink path={`/transaction/${draft.id}`} className="ident link truncate">
              {shortId(draft.id ?? '')}
            </AppLink>
            <CopyButton value={draft.id ?? ''} />
          </dd>
        </div>
        <OwnBalances draft={draft} actor={actor} settled={!waiting} />
      </dl>
      <div className="flex flex-wrap gap-2">
        <AppLink path={`/transaction/${draft.id}`} className={buttonClass('primary')}>
          {strings.receipt.check}
        </AppLink>
        <AppLink path={accountPath(actor)} className={buttonClass()}>
          {strings.receipt.account(actor)}
        </AppLink>
        <span className="flex-1" />
        {!confirmed && progress.state !== 'lost' && onSendAgain !== undefined && (
          <Button onClick={onSendAgain}>{strings.receipt.sendAgain}</Button>
        )}
        {(confirmed || progress.state === 'lost') && <Button onClick={onAgain}>{again}</Button>}
      </div>
    </div>
  );
}

/** The mark of the product with a check, muted until a node has confirmed the transaction. */
function SentMark({ pending }: { pending: boolean }) {
  return (
    <svg
      aria-hidden
      width={48}
      height={48}
      viewBox="0 0 32 32"
      className={`shrink-0 ${pending ? 'text-muted' : 'text-positive'}`}
    >
      <path d="M16 2 28 9v14l-12 7L4 23V9z" fill="currentColor" opacity="0.16" />
      <path d="m11 16.5 3.5 3.5 7-7.5" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

function ProgressLine({ progress }: { progress: Progress }) {
  const strings = useStrings('wallet').progress;
  const block = progress.state === 'included' || progress.state === 'irreversible' ? progress.block : null;
  return (
    <output className="flex items-center gap-3">
      <FinalityRing irreversible={progress.state === 'irreversible'} permille={block === null ? 100 : 500} />
      <span>
        {progress.state === 'accepted' && strings.submitted}
        {block !== null && strings.included(grouped(block))}
        {progress.state === 'irreversible' && ` · ${strings.irreversible}`}
        {progress.state === 'lost' && strings.lost}
        {progress.state === 'unreachable' && strings.unreachable}
      </span>
    </output>
  );
}

/** Decorative: the line above says the same. */
function ProgressRail({ progress: at }: { progress: Progress }) {
  const { progress } = useStrings('wallet');
  const included = at.state === 'included' || at.state === 'irreversible';
  return (
    <div aria-hidden className="text-sm">
      <Rail
        steps={[
          { id: 'submitted', label: progress.submitted, reached: at.state !== 'lost' },
          { id: 'block', label: included ? progress.included(grouped(at.block)) : '…', reached: included },
          { id: 'irreversible', label: progress.irreversible, reached: at.state === 'irreversible' },
        ]}
      />
    </div>
  );
}

/** The signer's balances that the transaction moved, read again once it is in a block. Their lines are there before. */
function OwnBalances({ draft, actor, settled }: { draft: Draft; actor: string; settled: boolean }) {
  const moved = draft.preview?.balances.filter(({ account }) => account === actor) ?? [];
  const zeros = new Map(
    moved.map(({ contract, delta }) => {
      const asset = parseAsset(delta);
      return [`${contract} ${asset.code}`, { contract, zero: { ...asset, units: 0n } }] as const;
    }),
  );
  return [...zeros].map(([token, row]) => <OwnBalance key={token} actor={actor} settled={settled} {...row} />);
}

interface OwnBalanceProps {
  actor: string;
  contract: string;
  /** The token; the balance where there is no row. */
  zero: Asset;
  settled: boolean;
}

function OwnBalance({ actor, contract, zero, settled }: OwnBalanceProps) {
  const strings = useStrings('wallet');
  const { wallet } = useWallet();
  const { read } = useRead(settled ? `${actor} ${contract} ${zero.code}` : null, async () => {
    const body = { code: contract, account: actor, symbol: zero.code };
    const [balance] = (await wallet.call('/v1/chain/get_currency_balance', body)) as string[];
    return balance ?? formatAsset(zero);
  });
  return (
    <div className="flex min-h-5 flex-wrap items-center justify-between gap-x-4">
      <dt className="text-muted">{strings.receipt.balance}</dt>
      <dd>
        {read.state === 'ready' && <Amount value={read.value} />}
        {read.state === 'failed' && strings.review.unknown}
        {(read.state === 'none' || read.state === 'loading') && <Skeleton className="h-3 w-24" />}
      </dd>
    </div>
  );
}

function shortId(id: string): string {
  return `${id.slice(0, 8)}…${id.slice(-8)}`;
}
