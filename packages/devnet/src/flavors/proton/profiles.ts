import { protonContract } from '../../contracts/xpr/proton-contract.ts';
import { webAuthnContract } from '../../contracts/xpr/webauthn-contract.ts';
import { pattern, png } from '../../media/picture.ts';
import { contractAction, deploy, systemAction } from '../../story/actions.ts';
import { hostileTexts } from '../../story/hostile-texts.ts';
import { devPublicKey, devWebAuthnKey } from '../../story/keys.ts';
import { keyAuthority } from '../../story/people.ts';
import { SeededRandom } from '../../story/random.ts';
import type { StoryRunner } from '../../story/story-runner.ts';
import { encodeBase64 } from '../../media/base64.ts';
import { grantCode, linkAction } from './accounts.ts';

const act = (name: string, by: string, data: unknown) => contractAction(protonContract, 'eosio.proton', name, by, data);
const person = (acc: string, name: string, ava: string) => [
  act('setusername', acc, { acc, name }),
  ...(ava === '' ? [] : [act('setuserava', acc, { acc, ava })]),
];

/** Profiles with names, avatars and KYC, also hostile ones, and passkeys of an account. */
export function createProfiles(story: StoryRunner): void {
  const { seed } = story.wallet;
  story.send([
    ...deploy('eosio.proton', protonContract),
    grantCode('wlcm.proton', 'newacc', 'eosio.proton'),
    ...['committee', 'verifiers'].map((permission) =>
      systemAction('updateauth', 'admin.proton', {
        account: 'admin.proton',
        permission,
        parent: 'active',
        auth: keyAuthority(devPublicKey(seed, 'admin.proton')),
      }),
    ),
  ]);
  story.send([
    linkAction('wlcm.proton', 'eosio', 'delegatebw', 'newacc'),
    linkAction('admin.proton', 'eosio.proton', 'userverify', 'verifiers'),
    ...['addkycprov', 'blkycprov', 'rmvkycprov'].map((name) =>
      linkAction('admin.proton', 'eosio.proton', name, 'committee'),
    ),
  ]);
  story.next();
  const avatar = (name: string): string => encodeBase64(png(pattern(new SeededRandom(`${seed}:${name}`)), 48));
  story.send([...person('alice', 'Alice Liddell', avatar('alice')), act('newaccres', 'alice', { account: 'alice' })]);
  story.send([
    ...person('bob', 'Bob', `data:image/png;base64,${avatar('bob')}`),
    ...person('carol', 'Carol 🐏', ''),
    ...person('heidi', 'Heidi', 'https://avatars.example/heidi.png'),
  ]);
  story.send([
    ...person(
      'mallory',
      hostileTexts.script,
      'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIG9ubG9hZD0iYWxlcnQoMSkiLz4=',
    ),
    ...person('spammer11111', hostileTexts.unbroken, 'not base64 <b>'),
  ]);
  story.next();
  approveUsers(story);
  addPasskeys(story);
}

/** One provider approves people in two tiers; another one is blocked. */
function approveUsers(story: StoryRunner): void {
  const provider = (kyc_provider: string, name: string, desc: string) =>
    act('addkycprov', 'admin.proton@committee', {
      kyc_provider,
      desc,
      url: 'https://kyc.example',
      iconurl: 'https://kyc.example/icon.png',
      name,
    });
  story.send([
    provider('metalkyc1111', 'Metal KYC', 'Identity checks of the wallet'),
    provider('oldkyc111111', 'Old KYC', 'No longer accepted'),
  ]);
  const approval = (acc: string, kyc_provider: string, kyc_level: string) =>
    act('addkyc', kyc_provider, { acc, kyc: { kyc_provider, kyc_level, kyc_date: BigInt(story.seconds) } });
  const first = 'firstname:lastname:birthdate:address';
  story.send([
    approval('alice', 'metalkyc1111', `${first}:selfie:frontofid:backofid`),
    approval('bob', 'metalkyc1111', first),
    approval('carol', 'oldkyc111111', first),
    approval('mallory', 'oldkyc111111', hostileTexts.script),
  ]);
  story.send([act('blkycprov', 'admin.proton@committee', { kyc_provider: 'oldkyc111111', state: true })]);
  const verification = act('userverify', 'admin.proton@verifiers', {
    acc: 'alice',
    verifier: 'metalkyc1111',
    verified: true,
  });
  verification.authorization.push({ actor: 'metalkyc1111', permission: 'active' });
  story.send([verification]);
  story.next();
}

function addPasskeys(story: StoryRunner): void {
  const { seed } = story.wallet;
  const passkey = (account: string, key_name: string, keyName: string, credential_id: string) =>
    contractAction(webAuthnContract, 'webauthn', 'addcred', account, {
      key_name,
      key: devWebAuthnKey(seed, keyName, 'webauth.example'),
      credential_id,
      account,
    });
  story.send(deploy('webauthn', webAuthnContract));
  story.send([
    passkey('webauthnacct', 'wkey11111111', 'webauthnacct', 'qYx3Jv0mQ2eR8sT1uVwXyZ'),
    passkey('alice', 'wkey11111112', 'alice.passkey', 'b4D5f6G7h8J9k0LmNoPqRs'),
  ]);
  story.next();
}
