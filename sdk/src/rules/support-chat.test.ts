import { expect, it } from 'vitest';
import { type SupportChatUser, showsSupportChat, supportChatProfile } from './support-chat.ts';

const user: SupportChatUser = {
  userId: 'usr_1',
  email: 'ada@example.com',
  status: 'enabled',
  profile: { firstName: 'Ada', lastName: 'Vale' },
  company: { status: 'enabled', legalName: 'Vale LLC' },
};

it.each<[string, SupportChatUser, boolean, boolean]>([
  ['enabled, on a desktop', user, true, true],
  ['on a phone', user, false, false],
  ['restricted', { ...user, status: 'restricted' }, true, false],
  ['of a restricted company', { ...user, company: { status: 'restricted', legalName: '' } }, true, false],
  ['without a company', { ...user, company: null }, true, false],
])('a person who is %s: the chat', (_who, person, isDesktop, expected) => {
  expect(showsSupportChat(person, isDesktop)).toBe(expected);
});

it('the chat gets only what is shared', () => {
  expect(supportChatProfile(user, [])).toEqual({});
  expect(supportChatProfile(user, ['name', 'company'])).toEqual({ name: 'Ada Vale', company: 'Vale LLC' });
  expect(supportChatProfile(user, ['email', 'userId'])).toEqual({ email: 'ada@example.com', userId: 'usr_1' });
});
