/** An approval by a KYC provider; `kyc_level` is the provider's text, `kyc_date` seconds since 1970. */
export interface KycRow {
  kyc_provider: string;
  kyc_level: string;
  kyc_date: bigint;
}

/** Row of `usersinfo`: profile of an account. Times in seconds since 1970. */
export interface UserInfoRow {
  acc: string;
  name: string;
  /** Base64 of an image, or its address. */
  avatar: string;
  verified: boolean;
  date: bigint;
  verifiedon: bigint;
  verifier: string;
  raccs: string[];
  aacts: { field_0: string; field_1: string }[];
  ac: { field_0: string; field_1: string }[];
  kyc: KycRow[];
}

/** Row of `kycproviders`. */
export interface KycProviderRow {
  kyc_provider: string;
  desc: string;
  url: string;
  iconurl: string;
  name: string;
  blisted: boolean;
}
