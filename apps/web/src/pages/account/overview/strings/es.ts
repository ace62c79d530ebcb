export const strings: StringFolders['pages/account/overview'] = {
  balance: 'Líquido y stake propio',
  range: 'Periodo',
  day: 'Día (UTC)',
  what: 'el historial del saldo',
  allNfts: 'Todos los NFT',
  all: 'Todos los tokens',
  issued: 'Tokens emitidos',
  whatIssued: 'los tokens emitidos',
  more: (count) => (count === 1 ? '1 token más' : `${count} tokens más`),
  nearlyUsedUp: 'Casi agotado',
  powerUp: 'PowerUp',
};
