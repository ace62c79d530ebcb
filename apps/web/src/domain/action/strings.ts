import { text } from '../../i18n/text.ts';

// In Korean, names precede spaces, not particles: the right particle depends on the pronunciation of the name.

/** What actions did. Things in braces are filled in with names, amounts and links. */
export const strings = {
  transfer: text('{from} sent {quantity} to {to}', 'EFfu', {
    zh: '{from} 向 {to} 发送 {quantity}',
    ko: '{from} → {to}: {quantity} 전송',
    ar: 'أرسل {from} مبلغ {quantity} إلى {to}',
    es: '{from} envió {quantity} a {to}',
  }),
  memo: text('{memo}', '1r6N', { zh: '{memo}', ko: '{memo}', ar: '{memo}', es: '{memo}' }),
  issue: text('{contract} issued {quantity} to {to}', 'CJnx', {
    zh: '{contract} 向 {to} 发行 {quantity}',
    ko: '{contract} → {to}: {quantity} 발행',
    ar: 'أصدر {contract} مبلغ {quantity} إلى {to}',
    es: '{contract} emitió {quantity} a {to}',
  }),
  newAccount: text('{creator} created the account {name}', 'xqev', {
    zh: '{creator} 创建了账户 {name}',
    ko: '{creator}: 계정 {name} 생성',
    ar: 'أنشأ {creator} الحساب {name}',
    es: '{creator} creó la cuenta {name}',
  }),
  setCode: text('{account} deployed a contract', 'HbIy', {
    zh: '{account} 部署了合约',
    ko: '{account}: 컨트랙트 배포',
    ar: 'نشر {account} عقدًا',
    es: '{account} desplegó un contrato',
  }),
  removeCode: text('{account} removed its contract', 'tN5Q', {
    zh: '{account} 移除了其合约',
    ko: '{account}: 컨트랙트 제거',
    ar: 'أزال {account} عقده',
    es: '{account} quitó su contrato',
  }),
  setAbi: text('{account} set an ABI', 'KTrk', {
    zh: '{account} 设置了 ABI',
    ko: '{account}: ABI 설정',
    ar: 'ضبط {account} واجهة ABI',
    es: '{account} estableció una ABI',
  }),
  updateAuth: text('Permission {permission} was updated', 'uQsW', {
    zh: '权限 {permission} 已更新',
    ko: '권한 {permission} 업데이트됨',
    ar: 'حُدّثت الصلاحية {permission}',
    es: 'Se actualizó el permiso {permission}',
  }),
  linkAuth: text('{permission} was linked to {action} of {contract}', '4VWS', {
    zh: '{permission} 已关联到 {contract} 的 {action}',
    ko: '{permission} 권한이 {contract}의 {action} 액션에 연결됨',
    ar: 'رُبطت {permission} بالإجراء {action} من {contract}',
    es: '{permission} se vinculó a {action} de {contract}',
  }),
  linkContract: text('{permission} was linked to all actions of {contract}', 'c_RJ', {
    zh: '{permission} 已关联到 {contract} 的全部操作',
    ko: '{permission} 권한이 {contract}의 모든 액션에 연결됨',
    ar: 'رُبطت {permission} بكل إجراءات {contract}',
    es: '{permission} se vinculó a todas las acciones de {contract}',
  }),
  buyRam: text('{payer} bought RAM for {quantity}', 'leQt', {
    zh: '{payer} 用 {quantity} 购买了 RAM',
    ko: '{payer}: {quantity} 어치 RAM 구매',
    ar: 'اشترى {payer} ذاكرة RAM بمبلغ {quantity}',
    es: '{payer} compró RAM por {quantity}',
  }),
  buyRamFor: text('{payer} bought RAM for {quantity} for {receiver}', 'ATsC', {
    zh: '{payer} 用 {quantity} 为 {receiver} 购买了 RAM',
    ko: '{payer}: {receiver} 계정에 {quantity} 어치 RAM 구매',
    ar: 'اشترى {payer} ذاكرة RAM بمبلغ {quantity} لصالح {receiver}',
    es: '{payer} compró RAM por {quantity} para {receiver}',
  }),
  buyRamBytes: text('{payer} bought {bytes} bytes of RAM', '0kXf', {
    zh: '{payer} 购买了 {bytes} 字节 RAM',
    ko: '{payer}: RAM {bytes} 바이트 구매',
    ar: 'اشترى {payer} ‏{bytes} بايت من RAM',
    es: '{payer} compró {bytes} bytes de RAM',
  }),
  buyRamBytesFor: text('{payer} bought {bytes} bytes of RAM for {receiver}', 'Hqxv', {
    zh: '{payer} 为 {receiver} 购买了 {bytes} 字节 RAM',
    ko: '{payer}: {receiver} 계정에 RAM {bytes} 바이트 구매',
    ar: 'اشترى {payer} ‏{bytes} بايت من RAM لصالح {receiver}',
    es: '{payer} compró {bytes} bytes de RAM para {receiver}',
  }),
  sellRam: text('{account} sold {bytes} bytes of RAM', 'bAgF', {
    zh: '{account} 出售了 {bytes} 字节 RAM',
    ko: '{account}: RAM {bytes} 바이트 판매',
    ar: 'باع {account} ‏{bytes} بايت من RAM',
    es: '{account} vendió {bytes} bytes de RAM',
  }),
  stake: text('{from} staked {cpu} for CPU and {net} for NET', 'V40K', {
    zh: '{from} 质押 {cpu} 于 CPU、{net} 于 NET',
    ko: '{from}: CPU {cpu}, NET {net} 스테이킹',
    ar: 'رهن {from} مبلغ {cpu} لـ CPU و{net} لـ NET',
    es: '{from} puso en stake {cpu} para CPU y {net} para NET',
  }),
  stakeFor: text('{from} staked {cpu} for CPU and {net} for NET for {receiver}', 'oSae', {
    zh: '{from} 为 {receiver} 质押 {cpu} 于 CPU、{net} 于 NET',
    ko: '{from}: {receiver} 계정에 CPU {cpu}, NET {net} 스테이킹',
    ar: 'رهن {from} مبلغ {cpu} لـ CPU و{net} لـ NET لصالح {receiver}',
    es: '{from} puso en stake {cpu} para CPU y {net} para NET a favor de {receiver}',
  }),
  unstake: text('{from} unstaked {cpu} from CPU and {net} from NET', 'xHtc', {
    zh: '{from} 从 CPU 赎回 {cpu}、从 NET 赎回 {net}',
    ko: '{from}: CPU {cpu}, NET {net} 언스테이킹',
    ar: 'ألغى {from} رهن {cpu} من CPU و{net} من NET',
    es: '{from} retiró del stake {cpu} de CPU y {net} de NET',
  }),
  unstakeFrom: text('{from} unstaked {cpu} from CPU and {net} from NET of {receiver}', 'Z2P_', {
    zh: '{from} 从 {receiver} 的 CPU 赎回 {cpu}、NET 赎回 {net}',
    ko: '{from}: {receiver} 계정에서 CPU {cpu}, NET {net} 언스테이킹',
    ar: 'ألغى {from} رهن {cpu} من CPU و{net} من NET لدى {receiver}',
    es: '{from} retiró del stake {cpu} de CPU y {net} de NET de {receiver}',
  }),
  refund: text('{owner} claimed a refund of unstaked tokens', 'KTea', {
    zh: '{owner} 领取了赎回的代币',
    ko: '{owner}: 언스테이킹한 토큰 환불 수령',
    ar: 'استرد {owner} الرموز التي أُلغي رهنها',
    es: '{owner} cobró el reembolso de tokens retirados del stake',
  }),
  vote: text('{voter} voted for {producers}', 'Ea0a', {
    zh: '{voter} 投票给 {producers}',
    ko: '{voter} 투표: {producers}',
    ar: 'صوّت {voter} لصالح {producers}',
    es: '{voter} votó a {producers}',
  }),
  voteProxy: text('{voter} set {proxy} as voting proxy', 'MJFL', {
    zh: '{voter} 将 {proxy} 设为投票代理',
    ko: '{voter}: {proxy} 계정을 투표 프록시로 설정',
    ar: 'عيّن {voter} الحساب {proxy} وكيلًا للتصويت',
    es: '{voter} eligió a {proxy} como proxy de voto',
  }),
  voteNone: text('{voter} removed all votes', 'm_Dx', {
    zh: '{voter} 撤回了全部投票',
    ko: '{voter}: 모든 투표 철회',
    ar: 'سحب {voter} جميع أصواته',
    es: '{voter} retiró todos sus votos',
  }),
};

declare global {
  interface StringFolders {
    'domain/action': typeof strings;
  }
}
