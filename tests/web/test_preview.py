"""What a message shows of an invitation, to whoever has not opened it yet."""

import httpx2
import pytest

from civ.language.catalogue import Catalogue
from civ.language.languages import LANGUAGES, Language
from tests.server.running import ServerProcess
from tests.web.browsing import LOCALES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preview_is_in_the_language_that_is_asked_for(
    site: ServerProcess, language: Language
) -> None:
    wanted = f"de;q=0.9,{LOCALES[language]};q=0.8,en;q=0.7"
    page = httpx2.get(f"{site.url}/table/abc", headers={"accept-language": wanted}).text
    text = Catalogue.of(language).text("home-text")
    assert f'<html lang="{language}">' in page
    assert f'<meta property="og:description" content="{text}"' in page
    assert "{{" not in page
