import { defineTool } from './define-tool.ts';
import { textField } from './field.ts';
import { phrase } from './phrase.ts';
import type { ToolChain } from './tool-chain.ts';

/** Texts of a profile; '' for what is not set. */
export interface Profile {
  name: string;
  avatar: string;
  about: string;
  website: string;
}

export interface ProfileFacts {
  /** The current profile, all empty without one; null: not known. */
  present: Profile | null;
}

const names = ['name', 'avatar', 'about', 'website'] as const satisfies readonly (keyof Profile)[];

export const noProfile: Profile = { name: '', avatar: '', about: '', website: '' };

/** The texts of a row of the chain's profile table. Row and fields are untrusted. */
export function profileOfRow(row: Readonly<Record<string, unknown>>, chain: Pick<ToolChain, 'accountInfo'>): Profile {
  const fields = chain.accountInfo?.fields;
  const text = (name: keyof Profile): string => {
    const value = fields === undefined ? '' : row[fields[name]];
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), avatar: text('avatar'), about: text('about'), website: text('website') };
}

/** Sets the public profile of the account; it replaces the present one as a whole. */
export const setProfile = defineTool<ProfileFacts>()({
  id: 'account-info',
  gate: ({ accountInfo }) => accountInfo !== null,
  fields: {
    name: textField({ mostBytes: 64 }),
    avatar: textField({ mostBytes: 256 }),
    about: textField({ mostBytes: 1024 }),
    website: textField({ mostBytes: 256 }),
  },
  check: (profile, { facts: { present } }) => {
    const bad = (['avatar', 'website'] as const).filter(
      (field) => profile[field] !== '' && !/^https?:\/\/\S+$/.test(profile[field]),
    );
    if (bad.length > 0) return bad.map((field) => ({ field, fault: phrase('url-invalid') }));
    return names.every((name) => profile[name] === '' && (present?.[name] ?? '') === '')
      ? [{ field: 'name', fault: phrase('profile-empty') }]
      : [];
  },
  summary: () => phrase('set-profile'),
  warnings: (profile, { facts: { present } }) => {
    if (present === null) return [phrase('replaces-unknown')];
    if (names.every((name) => profile[name] === present[name])) return [phrase('profile-unchanged')];
    return names.some((name) => present[name] !== '' && profile[name] === '') ? [phrase('texts-removed')] : [];
  },
  actions: ({ name, avatar, about, website }, { chain: { accountInfo }, level }) => {
    if (accountInfo === null) return [];
    const { contract, action, fields } = accountInfo;
    const data = {
      [fields.account]: level.actor,
      [fields.name]: name,
      [fields.avatar]: avatar,
      [fields.about]: about,
      [fields.website]: website,
    };
    return [{ account: contract, name: action, authorization: [level], data }];
  },
});
