import type { DspPackage } from '@antescope/sources/services/dsp/dsp-tables';
import { Amount } from '../../ui/amount.tsx';
import { Chip } from '../../ui/chip.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { useStrings } from '../../i18n/strings.ts';

/** Packages of all providers with their terms. */
export function PackageList({ rows }: { rows: DspPackage[] }) {
  const strings = useStrings('pages/dsp');
  const columns: Column<DspPackage>[] = [
    {
      id: 'package',
      head: strings.package,
      cell: ({ packageId, packageJson, enabled }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <PackageName name={packageId} address={packageJson} />
          {!enabled && <Chip tone="warning">{strings.off}</Chip>}
        </span>
      ),
    },
    { id: 'service', head: strings.service, cell: ({ service }) => <AccountLink name={service} bare /> },
    {
      id: 'provider',
      head: strings.provider,
      className: 'max-sm:hidden',
      cell: ({ provider }) => <AccountLink name={provider} bare rowLink />,
    },
    {
      id: 'quota',
      head: strings.quota,
      align: 'end',
      className: 'max-md:hidden',
      cell: ({ quota, periodSeconds }) => (
        <>
          <Amount value={quota} />{' '}
          <span className="text-sm whitespace-nowrap text-muted">{strings.every(hours(periodSeconds))}</span>
        </>
      ),
    },
    {
      id: 'stake',
      head: strings.minStake,
      align: 'end',
      cell: ({ minStake, minUnstakeSeconds }) => (
        <>
          <Amount value={minStake} />
          <span className="block text-sm text-muted max-sm:hidden">{strings.notice(hours(minUnstakeSeconds))}</span>
        </>
      ),
    },
  ];
  return (
    <List
      label={strings.packages}
      columns={columns}
      rows={rows}
      rowKey={({ id, provider, service, packageId }) => `${id} ${provider} ${service} ${packageId}`}
    />
  );
}

/** A provider's URL is untrusted: linked only if it is http(s). */
function PackageName({ name, address }: { name: string; address: string }) {
  const strings = useStrings('pages/dsp');
  const text = <bdi className="wrap-anywhere">{name}</bdi>;
  if (!/^https?:\/\/[^\s]+$/i.test(address) || !URL.canParse(address)) return text;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer nofollow"
      className="link inline-flex min-h-6 items-center"
      title={`${strings.described} ${address}`}
    >
      {text}
    </a>
  );
}

function hours(seconds: string): string {
  const tenths = (BigInt(seconds) * 10n) / 3600n;
  return tenths % 10n === 0n ? String(tenths / 10n) : `${tenths / 10n}.${tenths % 10n}`;
}
