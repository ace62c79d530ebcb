export const strings: StringFolders['domain/nft'] = {
  what: (name) => `los NFT de ${name}`,
  none: (name) => `${name} no tiene NFT`,
  count: (count) => `${count} NFT`,
  stacked: (count) => `${count} activos`,
  nfts: 'NFT',
  noImage: 'Sin imagen',
  broken: 'No se pudo cargar la imagen',
  notLoaded: 'Imagen no cargada',
  mintOf: (mint, size) => `${mint} de ${size}`,
  edition: (size) => `edición de ${size}`,
};
