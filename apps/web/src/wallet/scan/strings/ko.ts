export const strings: StringFolders['wallet/scan'] = {
  title: 'QR 코드 스캔',
  camera: '카메라',
  starting: '카메라를 시작하는 중…',
  on: '카메라를 코드에 맞추세요.',
  off: '카메라가 없거나 사용이 허용되지 않았습니다. 코드 사진을 선택하세요.',
  picture: '사진 선택',
  noCode: '이 사진에서 QR 코드를 찾지 못했습니다.',
  noPicture: '이 파일은 사진이 아닙니다.',
};
