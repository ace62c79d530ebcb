import type { XprProfile } from '@antescope/sources/xpr/profile';
import type { Outcome } from '@antescope/sources/core/outcome';
import { useStrings } from '../../../i18n/strings.ts';
import { Chip } from '../../../ui/chip.tsx';
import { AccountLink } from '../../../ui/identifier/account-link.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';

/** Name, avatar, KYC and passkeys of an account of XPR Network. */
export function ProfileCard({ profile }: { profile: Outcome<XprProfile> }) {
  const strings = useStrings('pages/account/overview');
  return (
    <Section title={strings.profile}>
      <OutcomeView outcome={profile} what={strings.profile} empty={strings.noProfile}>
        {({ name, avatar, verifier, kyc, passkeys }) => (
          <>
            <div className="flex items-center gap-3 pt-3">
              {avatar !== null && (
                <img
                  src={avatar}
                  alt=""
                  width={48}
                  height={48}
                  className="size-12 shrink-0 rounded-full object-cover"
                />
              )}
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">
                  <bdi>{name.slice(0, 120) || '–'}</bdi>
                </p>
                <p className="text-sm text-muted">
                  {verifier === null ? (
                    strings.unverified
                  ) : (
                    <>
                      {strings.verifiedBy} <AccountLink name={verifier} />
                    </>
                  )}
                </p>
              </div>
            </div>
            {kyc.length > 0 && (
              <ul aria-label={strings.kyc} className="mt-3 border-t border-line">
                {kyc.map(({ provider, name: label, rejected, level, date }) => (
                  <li key={provider} className="border-b border-line py-2 last:border-0">
                    <span className="flex flex-wrap items-center gap-2">
                      <Chip tone={rejected ? 'warning' : 'accent'}>{rejected ? strings.kycRejected : strings.kyc}</Chip>
                      <AccountLink name={provider} />
                      {label !== null && <bdi className="text-sm text-muted">{label.slice(0, 60)}</bdi>}
                      <span className="text-sm text-muted">
                        <Moment time={date} />
                      </span>
                    </span>
                    <bdi className="block text-sm text-muted wrap-anywhere">
                      {level
                        .split(/[:,;|\s]+/)
                        .join(', ')
                        .slice(0, 200)}
                    </bdi>
                  </li>
                ))}
              </ul>
            )}
            {passkeys.length > 0 && (
              <dl className="mt-3 border-t border-line pt-2">
                <dt className="text-sm text-muted">{strings.passkeys}</dt>
                {passkeys.map(({ name: id, key }) => (
                  <dd key={id} className="ident truncate text-sm" title={key}>
                    <bdi>{key}</bdi>
                  </dd>
                ))}
              </dl>
            )}
          </>
        )}
      </OutcomeView>
    </Section>
  );
}
