export type SideTab = 'journal' | 'list' | 'notes';

export type PhoneTab = 'board' | 'dock' | 'journal' | 'list';
