export const strings: StringFolders['domain/qr'] = {
  code: (name) => `${name}의 QR 코드`,
  opens: '스캔하면 이 페이지가 열립니다.',
  tooLong: '주소가 길어 QR 코드에 담을 수 없습니다.',
};
