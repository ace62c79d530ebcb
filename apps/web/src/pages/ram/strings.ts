import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('RAM', 'WZ9k', { zh: 'RAM', ko: 'RAM', ar: 'RAM', es: 'RAM' }),
  buyTitle: text('Buy RAM', '8vwn', { zh: '购买 RAM', ko: 'RAM 구매', ar: 'شراء RAM', es: 'Comprar RAM' }),
  sellTitle: text('Sell RAM', 'Ts2J', { zh: '出售 RAM', ko: 'RAM 판매', ar: 'بيع RAM', es: 'Vender RAM' }),
  description: text((chain: string) => `Buy and sell RAM on ${chain}`, 'alMp', {
    zh: (chain) => `在 ${chain} 买卖 RAM`,
    ko: (chain) => `${chain}에서 RAM 사고팔기`,
    ar: (chain) => `شراء RAM وبيعه على ${chain}`,
    es: (chain) => `Compra y vende RAM en ${chain}`,
  }),
  sections: text('Buy or sell', 'tKLE', {
    zh: '买或卖',
    ko: '구매 또는 판매',
    ar: 'شراء أو بيع',
    es: 'Comprar o vender',
  }),
  buy: text('Buy', 'Ax1k', { zh: '购买', ko: '구매', ar: 'شراء', es: 'Comprar' }),
  sell: text('Sell', 'GYQb', { zh: '出售', ko: '판매', ar: 'بيع', es: 'Vender' }),
  transfer: text('Transfer', 'B5GG', { zh: '转移', ko: '전송', ar: 'نقل', es: 'Transferir' }),
  transferTitle: text('Transfer RAM', '_xDy', { zh: '转移 RAM', ko: 'RAM 전송', ar: 'نقل RAM', es: 'Transferir RAM' }),
  transferText: text('RAM moves to another account without a sale and without a fee.', 'feVz', {
    zh: 'RAM 直接转给其他账户，不经买卖，不收手续费。',
    ko: '매매와 수수료 없이 RAM을 다른 계정으로 옮깁니다.',
    ar: 'تنتقل RAM إلى حساب آخر بلا بيع وبلا رسوم.',
    es: 'La RAM pasa a otra cuenta sin venta y sin comisión.',
  }),
  to: text('Receiver', 'uIZ2', { zh: '接收账户', ko: '받는 계정', ar: 'المستلم', es: 'Cuenta receptora' }),
  memo: text('Memo', '9yCl', { zh: '备注', ko: '메모', ar: 'مذكرة', es: 'Memo' }),
  what: text('the RAM market', 'wuJL', { zh: 'RAM 市场', ko: 'RAM 시장', ar: 'سوق RAM', es: 'el mercado de RAM' }),
  none: text('This chain has no RAM market', '9JfZ', {
    zh: '本链没有 RAM 市场',
    ko: '이 체인에는 RAM 시장이 없습니다',
    ar: 'لا سوق RAM في هذه السلسلة',
    es: 'Esta cadena no tiene mercado de RAM',
  }),
  price: text('RAM price (per KB)', 'Av-f', {
    zh: 'RAM 价格（每 KB）',
    ko: 'RAM 가격(KB당)',
    ar: 'سعر RAM (لكل KB)',
    es: 'Precio de RAM (por KB)',
  }),
  market: text('RAM available', 'VBzP', {
    zh: '可用 RAM',
    ko: '사용 가능한 RAM',
    ar: 'RAM المتاحة',
    es: 'RAM disponible',
  }),
  sold: text('RAM sold', 'V9NH', { zh: '已售 RAM', ko: '판매된 RAM', ar: 'RAM المباعة', es: 'RAM vendida' }),
  share: text((share: string) => `${share} of total`, 'iWBh', {
    zh: (share) => `占全部 ${share}`,
    ko: (share) => `전체의 ${share}`,
    ar: (share) => `${share} من الكل`,
    es: (share) => `${share} del total`,
  }),
  priceHistory: text('RAM price (per KB)', 'Av-f', {
    zh: 'RAM 价格（每 KB）',
    ko: 'RAM 가격(KB당)',
    ar: 'سعر RAM (لكل KB)',
    es: 'Precio de RAM (por KB)',
  }),
  range: text('Range', 'CuGY', { zh: '范围', ko: '기간', ar: 'النطاق', es: 'Periodo' }),
  whatHistory: text('the price history', '8XUD', {
    zh: '价格历史',
    ko: '가격 내역',
    ar: 'سجل السعر',
    es: 'el historial de precios',
  }),
  day: text('Day (UTC)', 'iTbK', { zh: '日期 (UTC)', ko: '날짜 (UTC)', ar: 'اليوم (UTC)', es: 'Día (UTC)' }),
  noHistory: text('No price history yet', 'Q_wi', {
    zh: '暂无价格历史',
    ko: '아직 가격 내역이 없습니다',
    ar: 'لا سجل أسعار بعد',
    es: 'Aún no hay historial de precios',
  }),
  by: text('Buy by', 'ylP3', { zh: '购买方式', ko: '구매 기준', ar: 'الشراء بحسب', es: 'Comprar por' }),
  byBytes: text('Bytes', '3LtW', { zh: '字节', ko: '바이트', ar: 'بايت', es: 'Bytes' }),
  byAmount: text((symbol: string) => `${symbol} amount`, '7YWM', {
    zh: (symbol) => `${symbol} 数量`,
    ko: (symbol) => `${symbol} 수량`,
    ar: (symbol) => `مقدار ${symbol}`,
    es: (symbol) => `Cantidad de ${symbol}`,
  }),
  bytes: text('Bytes', '3LtW', { zh: '字节', ko: '바이트', ar: 'بايت', es: 'Bytes' }),
  amount: text((symbol: string) => `Amount (${symbol})`, 'PrrG', {
    zh: (symbol) => `数量（${symbol}）`,
    ko: (symbol) => `수량 (${symbol})`,
    ar: (symbol) => `المقدار بـ${symbol}`,
    es: (symbol) => `Cantidad en ${symbol}`,
  }),
  receiver: text('Receiver', 'uIZ2', { zh: '接收账户', ko: '받는 계정', ar: 'المستلم', es: 'Receptor' }),
  self: text('Defaults to your account', 'Xrqm', {
    zh: '默认为您的账户',
    ko: '기본값: 내 계정',
    ar: 'الافتراضي: حسابك',
    es: 'Por defecto, tu cuenta',
  }),
  acts: {
    'buy-ram': {
      title: text((bytes: string) => `Buy ${bytes} bytes of RAM`, 'rNEo', {
        zh: (bytes) => `购买 ${bytes} 字节 RAM`,
        ko: (bytes) => `RAM ${bytes}바이트 구매`,
        ar: (bytes) => `اشترِ ${bytes} بايت من RAM`,
        es: (bytes) => `Comprar ${bytes} bytes de RAM`,
      }),
      done: text((bytes: string) => `Bought ${bytes} bytes of RAM`, 'ivSl', {
        zh: (bytes) => `已购买 ${bytes} 字节 RAM`,
        ko: (bytes) => `RAM ${bytes}바이트 구매함`,
        ar: (bytes) => `اشتُري ${bytes} بايت من RAM`,
        es: (bytes) => `Comprados ${bytes} bytes de RAM`,
      }),
    },
    'buy-ram-for': {
      title: text((bytes: string, to: string) => `Buy ${bytes} bytes of RAM for ${to}`, 'QeiJ', {
        zh: (bytes, to) => `为 ${to} 购买 ${bytes} 字节 RAM`,
        ko: (bytes, to) => `${to}에게 RAM ${bytes}바이트 구매`,
        ar: (bytes, to) => `اشترِ ${bytes} بايت من RAM لـ ${to}`,
        es: (bytes, to) => `Comprar ${bytes} bytes de RAM para ${to}`,
      }),
      done: text((bytes: string, to: string) => `Bought ${bytes} bytes of RAM for ${to}`, 'rWyV', {
        zh: (bytes, to) => `已为 ${to} 购买 ${bytes} 字节 RAM`,
        ko: (bytes, to) => `${to}에게 RAM ${bytes}바이트 구매함`,
        ar: (bytes, to) => `اشتُري ${bytes} بايت من RAM لـ ${to}`,
        es: (bytes, to) => `Comprados ${bytes} bytes de RAM para ${to}`,
      }),
    },
    'buy-ram-amount': {
      title: text((amount: string) => `Buy RAM for ${amount}`, '5_IN', {
        zh: (amount) => `用 ${amount} 购买 RAM`,
        ko: (amount) => `${amount}로 RAM 구매`,
        ar: (amount) => `اشترِ RAM بمبلغ ${isolated(amount)}`,
        es: (amount) => `Comprar RAM por ${amount}`,
      }),
      done: text((amount: string) => `Bought RAM for ${amount}`, 'P5t0', {
        zh: (amount) => `已用 ${amount} 购买 RAM`,
        ko: (amount) => `${amount}로 RAM 구매함`,
        ar: (amount) => `اشتُري RAM بمبلغ ${isolated(amount)}`,
        es: (amount) => `RAM comprada por ${amount}`,
      }),
    },
    'buy-ram-amount-for': {
      title: text((amount: string, to: string) => `Buy RAM worth ${amount} for ${to}`, '8fZM', {
        zh: (amount, to) => `用 ${amount} 为 ${to} 购买 RAM`,
        ko: (amount, to) => `${to}에게 ${amount}어치 RAM 구매`,
        ar: (amount, to) => `اشترِ RAM بمبلغ ${isolated(amount)} لـ ${to}`,
        es: (amount, to) => `Comprar RAM por ${amount} para ${to}`,
      }),
      done: text((amount: string, to: string) => `Bought RAM worth ${amount} for ${to}`, 'bZnM', {
        zh: (amount, to) => `已用 ${amount} 为 ${to} 购买 RAM`,
        ko: (amount, to) => `${to}에게 ${amount}어치 RAM 구매함`,
        ar: (amount, to) => `اشتُري RAM بمبلغ ${isolated(amount)} لـ ${to}`,
        es: (amount, to) => `RAM comprada por ${amount} para ${to}`,
      }),
    },
    'sell-ram': {
      title: text((bytes: string) => `Sell ${bytes} bytes of RAM`, 'wuHU', {
        zh: (bytes) => `出售 ${bytes} 字节 RAM`,
        ko: (bytes) => `RAM ${bytes}바이트 판매`,
        ar: (bytes) => `بِع ${bytes} بايت من RAM`,
        es: (bytes) => `Vender ${bytes} bytes de RAM`,
      }),
      done: text((bytes: string) => `Sold ${bytes} bytes of RAM`, 'PSy0', {
        zh: (bytes) => `已出售 ${bytes} 字节 RAM`,
        ko: (bytes) => `RAM ${bytes}바이트 판매함`,
        ar: (bytes) => `بيع ${bytes} بايت من RAM`,
        es: (bytes) => `Vendidos ${bytes} bytes de RAM`,
      }),
    },
    'transfer-ram': {
      title: text((bytes: string, to: string) => `Transfer ${bytes} bytes of RAM to ${to}`, 'MTKW', {
        zh: (bytes, to) => `向 ${to} 转移 ${bytes} 字节 RAM`,
        ko: (bytes, to) => `${to}에게 RAM ${bytes}바이트 전송`,
        ar: (bytes, to) => `انقل ${bytes} بايت من RAM إلى ${to}`,
        es: (bytes, to) => `Transferir ${bytes} bytes de RAM a ${to}`,
      }),
      done: text((bytes: string, to: string) => `Transferred ${bytes} bytes of RAM to ${to}`, 'AH6S', {
        zh: (bytes, to) => `已向 ${to} 转移 ${bytes} 字节 RAM`,
        ko: (bytes, to) => `${to}에게 RAM ${bytes}바이트 전송함`,
        ar: (bytes, to) => `نُقل ${bytes} بايت من RAM إلى ${to}`,
        es: (bytes, to) => `Transferidos ${bytes} bytes de RAM a ${to}`,
      }),
    },
  },
  faults: {
    'ram-to-self': text('Enter another account than your own', 'W5QE', {
      zh: '请输入其他账户',
      ko: '내 계정이 아닌 계정을 입력하세요',
      ar: 'أدخل حسابًا غير حسابك',
      es: 'Escribe otra cuenta que no sea la tuya',
    }),
    'ram-in-use': text((bytes: string) => `Only ${bytes} bytes are not in use`, 'ycDV', {
      zh: (bytes) => `仅有 ${bytes} 字节未使用`,
      ko: (bytes) => `사용 가능한 RAM은 ${bytes}바이트뿐입니다`,
      ar: (bytes) => `المتاح ${bytes} بايت فقط`,
      es: (bytes) => `Solo ${bytes} bytes están libres`,
    }),
    'ram-not-available': text('Not enough RAM available', 'fZnh', {
      zh: '可用 RAM 不足',
      ko: '사용 가능한 RAM이 부족합니다',
      ar: 'لا تتوفر RAM كافية',
      es: 'No hay suficiente RAM disponible',
    }),
    'ram-too-little': text('Less than one unit of the token', 'ul4j', {
      zh: '不足一个代币最小单位',
      ko: '토큰 최소 단위보다 적습니다',
      ar: 'أقل من أصغر وحدة للرمز',
      es: 'Menos de una unidad del token',
    }),
  },
  notes: {
    'ram-cost': text((amount: string) => `Costs about ${amount} (incl. 0.5% fee)`, 'Wnk_', {
      zh: (amount) => `约需 ${amount}（含 0.5% 手续费）`,
      ko: (amount) => `약 ${amount}(수수료 0.5% 포함)`,
      ar: (amount) => `يكلف نحو ${isolated(amount)} (يشمل رسم \u20660.5%\u2069)`,
      es: (amount) => `Cuesta unos ${amount} (incl. comisión del 0.5%)`,
    }),
    'ram-bytes': text((bytes: string) => `Buys about ${bytes} bytes (after 0.5% fee)`, 'tcc2', {
      zh: (bytes) => `约得 ${bytes} 字节（已扣 0.5% 手续费）`,
      ko: (bytes) => `약 ${bytes}바이트(수수료 0.5% 제외)`,
      ar: (bytes) => `يشتري نحو ${bytes} بايت (بعد رسم \u20660.5%\u2069)`,
      es: (bytes) => `Compra unos ${bytes} bytes (tras la comisión del 0.5%)`,
    }),
    'ram-left': text(
      (bytes: string) =>
        `Leaves ${bytes} bytes free. Without free RAM, actions that store data fail, such as unstaking or a first token transfer.`,
      'ScUg',
      {
        zh: (bytes) =>
          `仅剩 ${bytes} 字节可用。没有可用 RAM 时，需要存储数据的操作会失败，例如赎回质押或首次代币转账。`,
        ko: (bytes) =>
          `남는 RAM은 ${bytes}바이트입니다. 여유 RAM이 없으면 언스테이킹이나 첫 토큰 이체처럼 데이터를 저장하는 액션이 실패합니다.`,
        ar: (bytes) =>
          `يبقى ${bytes} بايت متاحًا. دون RAM متاحة تفشل الإجراءات التي تخزّن بيانات، مثل إلغاء الرهن أو أول تحويل لرمز.`,
        es: (bytes) =>
          `Deja ${bytes} bytes libres. Sin RAM libre fallan las acciones que guardan datos, como retirar el stake o la primera transferencia de un token.`,
      },
    ),
    'ram-yield': text((amount: string) => `Pays about ${amount} (after 0.5% fee)`, 'UYBi', {
      zh: (amount) => `约得 ${amount}（已扣 0.5% 手续费）`,
      ko: (amount) => `약 ${amount}(수수료 0.5% 제외)`,
      ar: (amount) => `يدفع نحو ${isolated(amount)} (بعد رسم \u20660.5%\u2069)`,
      es: (amount) => `Paga unos ${amount} (tras la comisión del 0.5%)`,
    }),
  },
  buyAgain: text('Buy more RAM', 'hRWH', {
    zh: '继续购买 RAM',
    ko: 'RAM 더 구매',
    ar: 'اشترِ مزيدًا من RAM',
    es: 'Comprar más RAM',
  }),
  sellAgain: text('Sell more RAM', 'KbvL', {
    zh: '继续出售 RAM',
    ko: 'RAM 더 판매',
    ar: 'بِع مزيدًا من RAM',
    es: 'Vender más RAM',
  }),
  transferAgain: text('New RAM transfer', 'w_LK', {
    zh: '再次转移 RAM',
    ko: 'RAM 다시 전송',
    ar: 'نقل RAM من جديد',
    es: 'Nueva transferencia de RAM',
  }),
};

declare global {
  interface StringFolders {
    'pages/ram': typeof strings;
  }
}
