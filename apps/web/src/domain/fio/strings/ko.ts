export const strings: StringFolders['domain/fio'] = {
  never: '만료 없음',
  expired: '만료됨',
  public: '공개',
  private: '비공개',
};
