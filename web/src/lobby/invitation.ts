/** The token of an invitation, kept until its holder has chosen a seat. */

export function keepInvitation(table: string, token: string): void {
  sessionStorage.setItem(`orrery.invitation.${table}`, token);
}

export function invitationTo(table: string): string | null {
  return sessionStorage.getItem(`orrery.invitation.${table}`);
}
