import { counted } from '../../../i18n/ar/counted.ts';

export const strings: StringFolders['domain/nft'] = {
  what: (name) => `رموز NFT لدى ${name}`,
  none: (name) => `ليس لدى ${name} أي NFT`,
  count: (count) => `${count} NFT`,
  stacked: (count) => counted(count, 'أصل واحد', 'أصلان', 'أصول', 'أصلًا'),
  nfts: 'NFT',
  noImage: 'لا صورة',
  broken: 'تعذّر تحميل الصورة',
  notLoaded: 'لم تُحمَّل الصورة',
  mintOf: (mint, size) => `${mint} من ${size}`,
  edition: (size) => `طبعة من ${size}`,
};
