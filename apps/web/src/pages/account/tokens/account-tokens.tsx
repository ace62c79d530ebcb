import type { TokenBalance } from '@antescope/sources/account/account-view';
import type { Conversion } from '@antescope/sources/price/exchange-rates';
import type { Outcome } from '@antescope/sources/core/outcome';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { ConversionNote } from '../../../domain/conversion/conversion-note.tsx';
import { useMessages } from '../../../i18n/messages-context.ts';
import { Amount } from '../../../ui/amount.tsx';
import { amountParts } from '../../../ui/amount-text.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { AccountLink } from '../../../ui/identifier/account-link.tsx';
import { TokenMark } from '../../../ui/identifier/token-mark.tsx';
import { List, type Column } from '../../../ui/list.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { tokenPath } from '../../../domain/token/token-id.ts';
import { heldTokens, isCore } from '../held-tokens.ts';
import { tokenId } from '../lookalikes.ts';

interface AccountTokensProps {
  name: string;
  tokens: Outcome<TokenBalance[]>;
  /** Ids of tokens that imitate the symbol of a known token. */
  lookalikes: readonly string[];
  /** Value of the core token balance in the preferred currency; null without a price. */
  worth: string | null;
  /** How `worth` was converted; null without a price. */
  conversion: Conversion | null;
  /** Balance history is available. */
  indexed: boolean;
}

/** All token balances of an account; only the core token has a price. */
export function AccountTokens({ name, tokens, lookalikes, worth, conversion, indexed }: AccountTokensProps) {
  const { account: strings } = useMessages();
  const { chain } = useBoot();
  const columns: Column<TokenBalance>[] = [
    {
      id: 'token',
      head: strings.token,
      cell: (token) => (
        <div className="flex items-center gap-3">
          <TokenMark
            code={amountParts(token.quantity)?.symbol ?? ''}
            contract={token.contract}
            gray={lookalikes.includes(tokenId(token))}
          />
          <div className="min-w-0">
            <AppLink
              path={tokenPath(token.contract, amountParts(token.quantity)?.symbol ?? '', chain.key)}
              className="link inline-flex min-h-7 items-center font-medium"
            >
              {amountParts(token.quantity)?.symbol}
            </AppLink>{' '}
            {lookalikes.includes(tokenId(token)) && <Chip tone="negative">{strings.impersonator}</Chip>}
            <span className="block text-sm [&>a]:min-h-7 md:hidden">
              <AccountLink name={token.contract} bare />
            </span>
          </div>
        </div>
      ),
      className: 'md:w-56',
    },
    {
      id: 'contract',
      head: strings.tokenContract,
      cell: (token) => <AccountLink name={token.contract} rowLink />,
      className: 'max-md:hidden',
    },
    {
      id: 'amount',
      head: strings.amount,
      cell: (token) => (
        <>
          <Amount value={token.quantity} />
          {worth !== null && isCore(token, chain) && (
            <span className="block text-sm text-muted sm:hidden">
              <bdi className="figure">≈ {worth}</bdi>
            </span>
          )}
          {indexed && (
            <span className="block sm:hidden">
              <HistoryLink name={name} token={token} label={strings.history} />
            </span>
          )}
        </>
      ),
      align: 'end',
    },
    ...(worth === null
      ? []
      : [
          {
            id: 'worth',
            head: conversion?.currency ?? 'USD',
            cell: (token: TokenBalance) =>
              isCore(token, chain) ? <bdi className="figure">≈ {worth}</bdi> : <span className="text-muted">–</span>,
            align: 'end' as const,
            className: 'max-sm:hidden',
          },
        ]),
    ...(indexed
      ? [
          {
            id: 'history',
            head: strings.history,
            headHidden: true,
            align: 'end' as const,
            className: 'w-16 max-sm:hidden',
            cell: (token: TokenBalance) => <HistoryLink name={name} token={token} label={strings.history} />,
          },
        ]
      : []),
  ];
  return (
    <OutcomeView outcome={tokens} empty={strings.noTokens(name)} what={strings.whatTokens(name)}>
      {(all) => {
        const balance = heldTokens(all);
        if (balance.length === 0) return <p className="py-4 text-muted">{strings.noTokens(name)}</p>;
        return (
          <>
            {worth !== null && (
              <p className="mb-3 text-muted">
                {strings.total} <bdi className="figure text-text">≈ {worth}</bdi>
              </p>
            )}
            <div className="mb-3 empty:hidden">
              <ConversionNote conversion={worth === null ? null : conversion} />
            </div>
            <List
              label={strings.tabNames.tokens}
              columns={columns}
              rows={balance}
              rowKey={(token) => `${token.contract} ${token.quantity}`}
            />
          </>
        );
      }}
    </OutcomeView>
  );
}

/** Links to the history of the balance row in the token contract. */
function HistoryLink({ name, token, label }: { name: string; token: TokenBalance; label: string }) {
  return (
    <AppLink
      path="/contract"
      className="link text-sm"
      search={{
        tab: 'Tables',
        account: token.contract,
        table: 'accounts',
        scope: name,
        row: amountParts(token.quantity)?.symbol ?? '',
      }}
    >
      {label}
    </AppLink>
  );
}
