export const strings: StringFolders['pages/tax'] = {
  title: '세금용 내보내기',
  description: (chain) => `${chain} 계정의 전송 내역을 CoinTracking용으로 내보냅니다`,
  about:
    '받은 전송은 입금, 보낸 전송은 출금으로 CoinTracking이 가져오는 열에 기록합니다. 시각은 UTC입니다. 알려진 스팸과 모방 토큰은 선택하지 않으면 제외됩니다.',
  account: '계정',
  accountInvalid: '계정 이름이 아닙니다',
  from: '시작일 (UTC)',
  to: '종료일 (UTC)',
  reversed: '종료일이 시작일보다 빠릅니다',
  withSpam: '스팸과 모방 토큰 포함',
};
