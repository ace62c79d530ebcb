import { counted } from '../../i18n/counted.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  what: text((name: string) => `the NFTs of ${name}`, 'JiHj', {
    zh: (name) => `${name} 的 NFT`,
    ko: (name) => `${name}의 NFT`,
    ar: (name) => `رموز NFT لدى ${name}`,
    es: (name) => `los NFT de ${name}`,
  }),
  none: text((name: string) => `${name} has no NFTs`, '0zXG', {
    zh: (name) => `${name} 没有 NFT`,
    ko: (name) => `${name}에는 NFT가 없습니다`,
    ar: (name) => `ليس لدى ${name} أي NFT`,
    es: (name) => `${name} no tiene NFT`,
  }),
  count: text((count: number) => (count === 1 ? '1 NFT' : `${count} NFTs`), 'Sg_I', {
    zh: (count) => `${count} 个 NFT`,
    ko: (count) => `NFT ${count}개`,
    ar: (count) => `${count} NFT`,
    es: (count) => `${count} NFT`,
  }),
  stacked: text((count: number) => `${count} assets`, 'jC_Z', {
    zh: (count) => `${count} 个资产`,
    ko: (count) => `자산 ${count}개`,
    ar: (count) => counted(count, 'أصل واحد', 'أصلان', 'أصول', 'أصلًا'),
    es: (count) => `${count} activos`,
  }),
  nfts: text('NFTs', 'QYEJ', { zh: 'NFT', ko: 'NFT', ar: 'NFT', es: 'NFT' }),
  noImage: text('No image', '0sW5', { zh: '没有图片', ko: '이미지 없음', ar: 'لا صورة', es: 'Sin imagen' }),
  broken: text('Image failed to load', 'Afdg', {
    zh: '图片加载失败',
    ko: '이미지를 불러오지 못했습니다',
    ar: 'تعذّر تحميل الصورة',
    es: 'No se pudo cargar la imagen',
  }),
  notLoaded: text('Image not loaded', 'Bu_K', {
    zh: '图片未加载',
    ko: '이미지가 로드되지 않음',
    ar: 'لم تُحمَّل الصورة',
    es: 'Imagen no cargada',
  }),
  mintOf: text((mint: string, size: string) => `${mint} of ${size}`, 'DJpf', {
    zh: (mint, size) => `${mint} / ${size}`,
    ko: (mint, size) => `${mint} / ${size}`,
    ar: (mint, size) => `${mint} من ${size}`,
    es: (mint, size) => `${mint} de ${size}`,
  }),
  edition: text((size: string) => `edition of ${size}`, 'jKBg', {
    zh: (size) => `共 ${size} 个`,
    ko: (size) => `총 ${size}개`,
    ar: (size) => `طبعة من ${size}`,
    es: (size) => `edición de ${size}`,
  }),
};

declare global {
  interface StringFolders {
    'domain/nft': typeof strings;
  }
}
